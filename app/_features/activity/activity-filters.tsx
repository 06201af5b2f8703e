'use client';

import { ListFilters } from '@/app/_ui/list/list-filters';
import { useListUrl } from '@/app/_ui/list/use-list-url';
import { ACTIVITY_LIST } from './activity-query';

type Choice = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type Props = {
  kind: Choice;
  /** Left out where the log is one person's. */
  person?: Choice | undefined;
};

/** What of a log is shown; kept in the address. */
export function ActivityFilters({ kind, person }: Props) {
  const url = useListUrl(ACTIVITY_LIST);
  return (
    <ListFilters
      url={url}
      filters={[{ name: 'tipo', ...kind }, person ? { name: 'quien', ...person } : false]}
    />
  );
}
