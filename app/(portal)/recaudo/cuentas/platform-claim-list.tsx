'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { PayByFile } from '@/app/_features/payouts/pay-by-file';
import { MoneyText } from '@/app/_ui/data/money-text';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import { netOf } from '@/lib/claims/rules';
import { platformClaimPath } from '@/lib/core/paths';
import { PLATFORM_CLAIM_LIST } from './list-query';

export type PlatformClaimRow = {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly agencyName: string;
  readonly eventName: string;
  readonly approved: string | null;
  readonly price: number;
  /** Null until its agency approves it. */
  readonly withheld: number | null;
  readonly otherTaxes: number;
  readonly currency: string;
  /** In a batch that is not closed. */
  readonly inBatch: boolean;
};

type Props = { rows: readonly PlatformClaimRow[]; pages: Pages; mayPay: boolean };

/** Claims of one state that the platform pays, which are chosen for a batch where they are approved. */
export function PlatformClaimList({ rows, pages, mayPay }: Props) {
  const t = useTranslations('claims.platformInbox');
  const tClaims = useTranslations('claims');
  const columns = useMemo<readonly DataColumn<PlatformClaimRow>[]>(
    () => [
      {
        id: 'talent',
        header: tClaims('talent'),
        cell: ({ name, eventName }) => <LeadCell picture={null} name={name} detail={eventName} />,
      },
      { id: 'agency', header: t('agency'), cell: ({ agencyName }) => agencyName },
      {
        id: 'number',
        header: tClaims('number'),
        align: 'end',
        phone: 'hide',
        cell: ({ number }) => number,
      },
      {
        id: 'approved',
        header: t('approved'),
        nowrap: true,
        cell: ({ approved, inBatch }) => (
          <>
            {approved} {inBatch && <SoftBadge tone="blue">{tClaims('inBatch')}</SoftBadge>}
          </>
        ),
      },
      {
        id: 'gross',
        header: t('gross'),
        align: 'end',
        phone: 'line',
        cell: ({ price, currency }) => <MoneyText amount={price} currency={currency} />,
      },
      {
        id: 'withheld',
        header: t('withheld'),
        align: 'end',
        phone: 'line',
        cell: ({ withheld, currency }) => <MoneyText amount={withheld} currency={currency} />,
      },
      {
        id: 'net',
        header: t('net'),
        align: 'end',
        phone: 'line',
        cell: (row) => <MoneyText amount={netOf(row)} currency={row.currency} strong />,
      },
    ],
    [t, tClaims],
  );
  const bulkActions = (chosen: readonly PlatformClaimRow[], clear: () => void) => (
    <PayByFile
      chosen={chosen.length}
      payable={chosen.filter(({ inBatch }) => !inBatch).map(({ id }) => id)}
      clear={clear}
    />
  );
  return (
    <ListScreen
      list={PLATFORM_CLAIM_LIST}
      label={t('title')}
      columns={columns}
      rows={rows}
      rowName={({ number, name }) => `${number}, ${name}`}
      rowHref={({ id }) => platformClaimPath(id)}
      pages={pages}
      search={t('search')}
      {...(mayPay ? { bulkActions } : {})}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    />
  );
}
