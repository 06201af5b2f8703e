'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CLAIM_TONES } from '@/app/_features/claims/claim-tones';
import { ClaimedPrice } from '@/app/_features/claims/claimed-price';
import { PayByFile } from '@/app/_features/payouts/pay-by-file';
import type { ClaimTab } from '@/app/_features/payouts/paying-states';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import { formatMoney } from '@/lib/core/money';
import { claimPath } from '@/lib/core/paths';
import { ChosenClaims } from './chosen-claims';
import type { ClaimRow } from './claim-row';
import styles from './claims.module.css';
import { AMOUNTS, CLAIM_LIST } from './list-query';

type Props = {
  rows: readonly ClaimRow[];
  pages: Pages;
  tab: ClaimTab;
  mayReview: boolean;
  /** What the event and the talent of the address are called; '' where no row tells. */
  named: { readonly evento: string; readonly talento: string };
};

/** Claims of one state, or of all. */
export function ClaimList({ rows, pages, tab, mayReview, named }: Props) {
  const t = useTranslations('claims');
  const chip = (name: 'evento' | 'talento', text: string) => ({ name, text });
  const bulkActions = (chosen: readonly ClaimRow[], clear: () => void) =>
    tab === 'SENT' ? (
      <ChosenClaims chosen={chosen} clear={clear} />
    ) : (
      <PayByFile chosen={chosen.length} payable={payableOf(chosen)} clear={clear} />
    );
  return (
    <ListScreen
      list={CLAIM_LIST}
      label={t('title')}
      columns={useColumns(tab)}
      rows={rows}
      rowName={({ number, name }) => `${number}, ${name}`}
      rowHref={({ id }) => claimPath(id)}
      pages={pages}
      matching={`${CLAIM_LIST.path}/todos`}
      search={t('search')}
      filters={[
        {
          name: 'valor',
          label: t('amount'),
          options: (Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[]).map((value) => ({
            value,
            label: t(`amounts.${value}`),
          })),
        },
      ]}
      chips={({ filters }) => [
        ...(filters.evento ? [chip('evento', t('ofEvent', { name: named.evento || t('ofThis') }))] : []),
        ...(filters.talento ? [chip('talento', t('ofTalent', { name: named.talento || t('ofThis') }))] : []),
      ]}
      {...(mayReview && (tab === 'SENT' || tab === 'APPROVED') ? { bulkActions } : {})}
      empty={
        tab === 'SENT' ? (
          <EmptyState title={t('emptySENT')} text={t('emptySENTText')} />
        ) : (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        )
      }
    />
  );
}

/** Of the chosen, those that a batch of the agency may take. */
const payableOf = (chosen: readonly ClaimRow[]): string[] =>
  chosen.filter((row) => !row.platformPays && !row.inBatch).map(({ id }) => id);

function useColumns(tab: ClaimTab): readonly DataColumn<ClaimRow>[] {
  const t = useTranslations('claims');
  return useMemo(
    () => [
      {
        id: 'talent',
        header: t('talent'),
        cell: ({ name, eventName }) => <LeadCell picture={null} name={name} detail={eventName} />,
      },
      {
        id: 'number',
        header: t('number'),
        cell: ({ number, reference }) => (
          <span className={styles.number}>
            {number}
            <small>{reference}</small>
          </span>
        ),
        align: 'end',
        phone: 'hide',
      },
      {
        id: 'sent',
        header: t('sent'),
        sortable: true,
        order: 'date',
        nowrap: true,
        cell: ({ sent }) => sent,
      },
      { id: 'price', header: t('price'), sortable: true, align: 'end', cell: (row) => <Price row={row} /> },
      {
        id: 'status',
        header: t('status'),
        phone: 'corner',
        cell: (row) => <Badges row={row} withState={tab === 'all'} />,
      },
    ],
    [t, tab],
  );
}

function Price({ row: { price, currency, agreed, differenceReason } }: { row: ClaimRow }) {
  const t = useTranslations('claims');
  const contract = agreed === null ? null : t('agreed', { amount: formatMoney(agreed, currency) });
  return <ClaimedPrice price={price} currency={currency} agreed={contract} reason={differenceReason} />;
}

function Badges({ row, withState }: { row: ClaimRow; withState: boolean }) {
  const t = useTranslations('claims');
  return (
    <span className={styles.badges}>
      {withState && <SoftBadge tone={CLAIM_TONES[row.status]}>{t(`state.${row.status}`)}</SoftBadge>}
      {row.approvedOnce && <SoftBadge tone="yellow">{t('once')}</SoftBadge>}
      {row.corrected && <SoftBadge>{t('corrected')}</SoftBadge>}
      {row.cancelled && <SoftBadge tone="red">{t('cancelled')}</SoftBadge>}
      {row.platformPays && <SoftBadge>{t('platform')}</SoftBadge>}
      {row.countedAsZero && <SoftBadge tone="red">{t('countedAsZero')}</SoftBadge>}
      {row.inBatch && <SoftBadge tone="blue">{t('inBatch')}</SoftBadge>}
    </span>
  );
}
