'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { TRANSMISSION_TONES } from '@/app/_features/claims/transmission-tones';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import {
  SUPPORT_DOCUMENT_KINDS,
  type SupportDocumentKind,
  TRANSMISSION_STATES,
  type TransmissionState,
} from '@/db/values/support-documents';
import { formatMoney } from '@/lib/core/money';
import { SUPPORT_LIST } from './list-query';

/** A support document as the list shows one: this much goes to the browser. */
export type SupportRow = {
  readonly id: string;
  /** Address of its claim. */
  readonly claim: string;
  readonly kind: SupportDocumentKind;
  readonly number: string;
  readonly name: string;
  readonly eventName: string;
  readonly issued: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: TransmissionState;
  readonly withdrawn: boolean;
  /** Only its structure was checked: there is no provider, and nobody sent it. */
  readonly untransmitted: boolean;
};

type Props = { rows: readonly SupportRow[]; pages: Pages; emptyText: string };

/** Support documents and their notes. */
export function SupportList({ rows, pages, emptyText }: Props) {
  const t = useTranslations('support');
  return (
    <ListScreen
      list={SUPPORT_LIST}
      label={t('title')}
      columns={useColumns()}
      rows={rows}
      rowName={({ number, name }) => `${number}, ${name}`}
      rowHref={({ claim }) => claim}
      pages={pages}
      search={t('search')}
      filters={[
        {
          name: 'estado',
          label: t('filterState'),
          options: TRANSMISSION_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        {
          name: 'tipo',
          label: t('filterKind'),
          options: SUPPORT_DOCUMENT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
      ]}
      empty={<EmptyState title={t('empty')} text={emptyText} />}
    />
  );
}

function useColumns(): readonly DataColumn<SupportRow>[] {
  const t = useTranslations('support');
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('number'),
        cell: ({ number, kind }) => <LeadCell picture={null} name={number} detail={t(`kinds.${kind}`)} />,
      },
      {
        id: 'seller',
        header: t('seller'),
        cell: ({ name, eventName }) => <LeadCell picture={null} name={name} detail={eventName} />,
      },
      {
        id: 'issued',
        header: t('issued'),
        sortable: true,
        order: 'date',
        nowrap: true,
        cell: ({ issued }) => issued,
      },
      {
        id: 'amount',
        header: t('amount'),
        sortable: true,
        align: 'end',
        cell: ({ amount, currency }) => formatMoney(amount, currency),
      },
      {
        id: 'state',
        header: t('state'),
        phone: 'corner',
        cell: ({ state, withdrawn, untransmitted }) => (
          <>
            {untransmitted ? (
              <SoftBadge>{t('untransmitted')}</SoftBadge>
            ) : (
              <SoftBadge tone={TRANSMISSION_TONES[state]}>{t(`states.${state}`)}</SoftBadge>
            )}{' '}
            {withdrawn && <SoftBadge>{t('withdrawn')}</SoftBadge>}
          </>
        ),
      },
    ],
    [t],
  );
}
