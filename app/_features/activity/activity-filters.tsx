'use client';

import { SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import { useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { ACTIVITY_FILTERS } from './activity-query';

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
  const url = useTableUrl({ defaultSort: '', filters: ACTIVITY_FILTERS });
  return (
    <TableFilters url={url}>
      <SelectFilter url={url} name="tipo" {...kind} />
      {person && <SelectFilter url={url} name="quien" {...person} />}
    </TableFilters>
  );
}
