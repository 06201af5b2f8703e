'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import type { Pages } from '@/app/_ui/list/list-query';
import { ListScreen } from '@/app/_ui/list/list-screen';
import text from '@/app/_ui/theme/text.module.css';
import type { CollectedEvent } from '@/lib/finances/third-party/queries';
import { COLLECTED_LIST } from './list-query';

type Props = { rows: readonly CollectedEvent[]; pages: Pages; withAgency: boolean };

const PARTS = ['collected', 'talents', 'expenses', 'platform', 'share', 'excess'] as const;

/** What was received for each event, and to whom it belongs. */
export function CollectedList({ rows, pages, withAgency }: Props) {
  const t = useTranslations('receivables.recaudo');
  const columns = useMemo<readonly DataColumn<CollectedEvent>[]>(
    () => [
      {
        id: 'event',
        header: t('event'),
        cell: ({ eventName, agencyName, clientName }) => (
          <>
            {eventName}
            <span className={text.below}>
              {[withAgency && agencyName, clientName].filter(Boolean).join(' · ')}
            </span>
          </>
        ),
      },
      ...PARTS.map(
        (part): DataColumn<CollectedEvent> => ({
          id: part,
          header: t(part),
          align: 'end',
          phone: 'line',
          cell: ({ currencyCode, agency, ...row }) => (
            <MoneyText
              amount={part === 'share' ? agency : row[part]}
              currency={currencyCode}
              strong={part === 'collected'}
            />
          ),
        }),
      ),
    ],
    [t, withAgency],
  );
  return (
    <ListScreen
      list={COLLECTED_LIST}
      label={t('title')}
      columns={columns}
      rows={rows}
      rowName={({ eventName }) => eventName}
      pages={pages}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    />
  );
}
