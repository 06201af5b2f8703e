'use client';

import { useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadClient } from '@/app/_features/graphql/load-client';
import { SelectInput } from '@/app/_ui/controls/select-input';
import type { ListUrl } from '@/app/_ui/list/use-list-url';
import { FIND_AGENCIES } from './documents';
import styles from './person-list.module.css';

type Agency = { readonly id: string; readonly name: string };
type Props = {
  url: ListUrl;
  /** The one that the address names. */
  chosen: Agency | null;
};

const PAUSE_MS = 250;

/** People of one agency, found by its name: there are too many agencies to send them all along. */
export function AgencyFilter({ url, chosen }: Props) {
  const t = useTranslations('people.filter');
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const search = typed === chosen?.name ? '' : typed;
  const [words] = useDebouncedValue(search, PAUSE_MS);
  const found = useAgencies(words, opened);
  const options =
    chosen && !found?.some(({ id }) => id === chosen.id) ? [chosen, ...(found ?? [])] : (found ?? []);
  return (
    <SelectInput
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
      nothingFoundMessage={found === null || words !== search ? t('searching') : t('nothing')}
      searchable
      clearable
    />
  );
}

/** Those that the words find, asked for once the list has been opened; null until the answer is there. */
function useAgencies(words: string, opened: boolean): readonly Agency[] | null {
  const [answer, setAnswer] = useState<{ to: string; agencies: readonly Agency[] } | null>(null);
  useEffect(() => {
    if (!opened) return;
    let stale = false;
    const ask = async () => {
      const client = await loadClient();
      const result = await client?.query(FIND_AGENCIES, { search: words }).toPromise();
      if (!stale) setAnswer({ to: words, agencies: result?.data?.agencies ?? [] });
    };
    void ask();
    return () => {
      stale = true;
    };
  }, [words, opened]);
  return answer?.to === words ? answer.agencies : null;
}
