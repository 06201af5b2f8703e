'use client';

import { useTranslations } from 'next-intl';
import { loadClient } from '@/app/_features/graphql/load-client';
import { SearchSelect } from '@/app/_ui/controls/search-select';
import type { ListUrl } from '@/app/_ui/list/use-list-url';
import { FIND_AGENCIES } from './operations';
import styles from './person-list.module.css';

type Props = {
  url: ListUrl;
  /** The one that the address names. */
  chosen: { readonly id: string; readonly name: string } | null;
};

/** People of one agency, found by its name: there are too many agencies to send them all along. */
export function AgencyFilter({ url, chosen }: Props) {
  const t = useTranslations('people.filter');
  return (
    <SearchSelect
      className={styles.filter}
      aria-label={t('agency')}
      placeholder={t('agency')}
      find={findAgencies}
      initial={chosen && { value: chosen.id, label: chosen.name }}
      onChoose={(agency) => url.setFilter('agencia', agency?.value ?? null)}
      words={{ searching: t('searching'), nothing: t('nothing') }}
    />
  );
}

async function findAgencies(search: string) {
  const client = await loadClient();
  const result = await client?.query(FIND_AGENCIES, { search }).toPromise();
  return (result?.data?.agencies ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
