'use client';

import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useQuery } from 'urql';
import { GraphQLProvider } from '@/app/_features/graphql/graphql-provider';
import type { TableUrl } from '@/app/_ui/data-table/use-table-url';
import { FIND_AGENCIES } from './documents';
import styles from './person-list.module.css';

type Agency = { readonly id: string; readonly name: string };
type Props = {
  url: TableUrl;
  /** The one that the address names. */
  chosen: Agency | null;
};

const PAUSE_MS = 250;

/** People of one agency, found by its name: there are too many agencies to send them all along. */
export function AgencyFilter(props: Props) {
  return (
    <GraphQLProvider>
      <AgencySelect {...props} />
    </GraphQLProvider>
  );
}

function AgencySelect({ url, chosen }: Props) {
  const t = useTranslations('people.filter');
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const search = typed === chosen?.name ? '' : typed;
  const [words] = useDebouncedValue(search, PAUSE_MS);
  const [{ data, fetching }] = useQuery({
    query: FIND_AGENCIES,
    variables: { search: words },
    pause: !opened,
  });
  const found: readonly Agency[] = data?.agencies ?? [];
  const options = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <Select
      className={styles.filter}
      aria-label={t('agency')}
      placeholder={t('agency')}
      data={options.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has searched already, by more than the name.
      filter={({ options: all }) => all}
      value={url.filters.agencia ?? null}
      onChange={(id) => url.setFilter('agencia', id)}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      nothingFoundMessage={fetching || words !== search ? t('searching') : t('nothing')}
      searchable
      clearable
    />
  );
}
