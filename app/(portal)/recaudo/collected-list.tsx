'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/app/_ui/data/money-text';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import type { Pages } from '@/app/_ui/list/list-query';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney } from '@/lib/core/money';
import { collectedPath } from '@/lib/core/paths';
import type { CollectedEvent } from '@/lib/finances/third-party/queries';
import { COLLECTED_LIST } from './list-query';

/** A row as the list shows one. */
export type CollectedListRow = Omit<CollectedEvent, 'advance'>;

type Props = { rows: readonly CollectedListRow[]; pages: Pages; withAgency: boolean };

const PARTS = ['collected', 'talents', 'expenses', 'platform', 'share', 'excess'] as const;

/** What was received for each event, and to whom it belongs. */
export function CollectedList({ rows, pages, withAgency }: Props) {
  const t = useTranslations('receivables.recaudo');
  const columns = useMemo<readonly DataColumn<CollectedListRow>[]>(
    () => [
      {
        id: 'event',
        header: t('event'),
        cell: ({ eventName, agencyName, clientName, reported }) => (
          <>
            {eventName}
            <span className={text.below}>
              {[withAgency && agencyName, clientName].filter(Boolean).join(' · ')}
            </span>
            {reported > 0 && <SoftBadge tone="blue">{t('reported', { count: reported })}</SoftBadge>}
          </>
        ),
      },
      ...PARTS.map(
        (part): DataColumn<CollectedListRow> => ({
          id: part,
          header: t(part),
          align: 'end',
          phone: 'line',
          cell: ({ currencyCode, agency, ...row }) => (
            <MoneyText
              amount={(part === 'share' ? agency : row[part]) || null}
              currency={currencyCode}
              strong={part === 'collected'}
            />
          ),
        }),
      ),
      {
        id: 'held',
        header: t('held'),
        align: 'end',
        phone: 'line',
        cell: ({ held, currencyCode }) => (
          <>
            <MoneyText amount={held.total || null} currency={currencyCode} strong />
            {held.overpaid > 0 && (
              <SoftBadge tone="red">
                {t('overpaid', { amount: formatMoney(held.overpaid, currencyCode) })}
              </SoftBadge>
            )}
          </>
        ),
      },
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
      rowHref={({ id }) => collectedPath(id)}
      search={t('search')}
      pages={pages}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    />
  );
}
