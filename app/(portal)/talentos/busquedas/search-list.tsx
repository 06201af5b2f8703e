'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { SelectInput } from '@/app/_ui/controls/select-input';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { LIST_PARAMS } from '@/app/_ui/list/list-query';
import { ALERT_FREQUENCIES } from '@/db/values/search-alerts';
import { KEEP_SEARCH_ALERT } from '@/lib/talents/saved-searches/writes';
import { type Choices, useTalentFilters } from '../talent-filters';
import { SearchActions } from './search-actions';
import type { SearchRow } from './search-row';
import styles from './searches.module.css';

type Role = 'administrator' | 'agency';
type Props = {
  searches: readonly SearchRow[];
  choices: Choices;
  role: Role;
  /** An agency's owner deletes what others share, too. */
  mayDeleteShared: boolean;
};

/** Saved searches with what they look for, whose they are, and the reader's own alert. */
export function SearchList({ searches, choices, role, mayDeleteShared }: Props) {
  const t = useTranslations('savedSearches');
  const { chipsOf } = useTalentFilters(choices, role);
  const columns: readonly DataColumn<SearchRow>[] = useMemo(
    () => [
      { id: 'name', header: t('name'), cell: ({ name }) => name },
      {
        id: 'filters',
        header: t('filters'),
        cell: ({ filters }) => {
          const words = filters[LIST_PARAMS.search];
          const said = [
            ...(words ? [t('words', { text: words })] : []),
            ...chipsOf(filters).map(({ text }) => text),
          ];
          return <span className={styles.filters}>{said.join(' · ') || t('everybody')}</span>;
        },
      },
      {
        id: 'whose',
        header: t('whose'),
        cell: ({ own, shared, savedBy }) =>
          own ? t(shared ? 'ownShared' : 'own') : t('sharedBy', { name: savedBy }),
      },
      { id: 'alert', header: t('alert'), phone: 'line', cell: (search) => <AlertSelect search={search} /> },
      {
        id: 'actions',
        header: t('actions'),
        headerHidden: true,
        cell: (search) =>
          search.own || mayDeleteShared ? <SearchActions search={search} role={role} /> : null,
      },
    ],
    [t, chipsOf, mayDeleteShared, role],
  );
  return (
    <SectionCard flush>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={searches}
        rowName={({ name }) => name}
        rowHref={({ address }) => address}
        empty={
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={<ButtonLink href="/talentos">{t('toTalents')}</ButtonLink>}
          />
        }
      />
    </SectionCard>
  );
}

/** How often the reader is told; kept as soon as it is chosen. */
function AlertSelect({ search }: { search: SearchRow }) {
  const t = useTranslations('savedSearches');
  const { press, pending } = useAction(KEEP_SEARCH_ALERT);
  return (
    <SelectInput
      className={styles.alert}
      aria-label={t('alertOf', { name: search.name })}
      data={(['OFF', ...ALERT_FREQUENCIES] as const).map((value) => ({ value, label: t(`alerts.${value}`) }))}
      value={search.alert ?? 'OFF'}
      allowDeselect={false}
      disabled={pending}
      onChange={(chosen) => {
        const frequency = ALERT_FREQUENCIES.find((each) => each === chosen) ?? null;
        if (frequency === search.alert) return;
        void press({ searchId: search.id, frequency }, t(frequency ? 'alertKept' : 'alertEnded'));
      }}
    />
  );
}
