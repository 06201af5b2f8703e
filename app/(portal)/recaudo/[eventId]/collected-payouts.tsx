'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { MoneyText } from '@/app/_ui/data/money-text';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { later } from '@/app/_ui/later/later';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { PayoutPart } from '@/db/values/third-party';
import { formatShortDay } from '@/lib/core/dates';
import { UNDO_PAYOUT } from '@/lib/finances/third-party/writes';
import styles from './collected.module.css';
import { PayoutProof } from './payout-proof';
import type { PayoutRow } from './payout-row';

const PayoutForm = later(() => import('./payout-form'));

type Props = {
  eventId: string;
  currency: string;
  available: Readonly<Record<PayoutPart, number>>;
  rows: readonly PayoutRow[];
  today: string;
  keeps: boolean;
};

/** What the platform paid to the agency, and where the administrator writes the next one down. */
export function CollectedPayouts({ rows, keeps, ...form }: Props) {
  const t = useTranslations('receivables.recaudo.desk');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const columns = useColumns(form.eventId, form.currency, keeps);
  return (
    <SectionCard
      flush
      title={t('payouts')}
      description={t('payoutsText')}
      actions={
        keeps && (
          <PlainButton size="xs" onClick={() => setOpened(true)}>
            {t('payOut')}
          </PlainButton>
        )
      }
    >
      <DataTable
        label={t('payouts')}
        columns={columns}
        rows={rows}
        rowName={({ paidOn }) => paidOn}
        empty={<EmptyState compact title={t('noPayouts')} text={t('noPayoutsText')} />}
      />
      <Modal opened={opened} onClose={close} title={t('payOutTitle')} size="lg">
        {opened && <PayoutForm {...form} onDone={close} />}
      </Modal>
    </SectionCard>
  );
}

function useColumns(eventId: string, currency: string, keeps: boolean): readonly DataColumn<PayoutRow>[] {
  const t = useTranslations('receivables.recaudo.desk');
  return useMemo(
    () => [
      {
        id: 'part',
        header: t('part'),
        cell: ({ part }) => t(part === 'AGENCY' ? 'names.agency' : 'names.expenses'),
      },
      { id: 'day', header: t('date'), nowrap: true, cell: ({ paidOn }) => formatShortDay(paidOn) },
      {
        id: 'state',
        header: t('state'),
        phone: 'corner',
        cell: ({ state }) => (
          <SoftBadge tone={state === 'PAID' ? 'green' : 'gray'}>{t(`states.${state}`)}</SoftBadge>
        ),
      },
      { id: 'detail', header: t('reference'), cell: ({ detail }) => detail },
      {
        id: 'amount',
        header: t('amount'),
        align: 'end',
        cell: ({ amount, state }) => (
          <span className={state === 'UNDONE' ? styles.voided : undefined}>
            <MoneyText amount={amount} currency={currency} />
          </span>
        ),
      },
      {
        id: 'proof',
        header: t('payoutProof'),
        cell: (row) => <PayoutProof eventId={eventId} row={row} keeps={keeps} />,
      },
      ...(keeps
        ? [
            {
              id: 'undo',
              header: t('undoPayout'),
              headerHidden: true,
              cell: (row) => <Undo row={row} />,
            } satisfies DataColumn<PayoutRow>,
          ]
        : []),
    ],
    [t, eventId, currency, keeps],
  );
}

function Undo({ row: { id, state } }: { row: PayoutRow }) {
  const t = useTranslations('receivables.recaudo.desk');
  const confirm = useConfirm();
  const undoing = useAction(UNDO_PAYOUT);
  if (state !== 'PAID') return null;
  const undo = () =>
    confirm({
      title: t('undoPayoutTitle'),
      message: t('undoPayoutText'),
      tone: 'danger',
      confirmLabel: t('undoPayout'),
      reason: { label: t('reason'), maxLength: 300 },
      onConfirm: (reason) => undoing.confirmed({ id, reason }, t('payoutUndone')),
    });
  return (
    <PlainButton variant="default" size="xs" onClick={() => void undo()}>
      {t('undoPayout')}
    </PlainButton>
  );
}
