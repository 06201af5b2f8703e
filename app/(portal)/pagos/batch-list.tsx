'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { BATCH_TONES } from '@/app/_features/payouts/batch-tones';
import { MoneyText } from '@/app/_ui/data/money-text';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import { useListUrl } from '@/app/_ui/list/use-list-url';
import type { BatchState } from '@/db/values/payouts';
import { payoutPath } from '@/lib/core/paths';
import type { BatchView } from '@/lib/payouts/queries';
import { BATCH_LIST } from './list-query';

/** A batch as the list shows one: this much goes to the browser. */
export type BatchRow = {
  readonly id: string;
  readonly number: number;
  readonly state: BatchState;
  readonly count: number;
  /** In minor units. */
  readonly total: number;
  readonly currency: string;
  readonly made: string;
  readonly by: string;
};

type Props = {
  rows: readonly BatchRow[];
  pages: Pages;
  view: BatchView;
  /** Where approved claims are chosen. */
  toClaims: string;
};

/** Batches, the newest first. */
export function BatchList({ rows, pages, view, toClaims }: Props) {
  const t = useTranslations('payouts');
  const url = useListUrl(BATCH_LIST);
  const columns = useMemo<readonly DataColumn<BatchRow>[]>(
    () => [
      {
        id: 'number',
        header: t('batch'),
        cell: ({ number, by }) => (
          <LeadCell picture={null} name={t('name', { number })} detail={by && t('by', { name: by })} />
        ),
      },
      { id: 'made', header: t('made'), nowrap: true, cell: ({ made }) => made },
      { id: 'count', header: t('claims'), align: 'end', cell: ({ count }) => t('count', { count }) },
      {
        id: 'total',
        header: t('total'),
        align: 'end',
        phone: 'line',
        cell: ({ total, currency }) => <MoneyText amount={total} currency={currency} strong />,
      },
      {
        id: 'state',
        header: t('state'),
        phone: 'corner',
        cell: ({ state }) => <SoftBadge tone={BATCH_TONES[state]}>{t(`states.${state}`)}</SoftBadge>,
      },
    ],
    [t],
  );
  return (
    <SectionCard flush>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        url={url}
        pages={pages}
        rowName={({ number }) => t('name', { number })}
        rowHref={({ id }) => payoutPath(id)}
        empty={
          <EmptyState
            title={t(`empty.${view}`)}
            text={t('emptyText')}
            action={<ButtonLink href={toClaims}>{t('toApproved')}</ButtonLink>}
          />
        }
      />
    </SectionCard>
  );
}
