'use client';

import { ActionIcon, Menu, Modal } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { MoneyText } from '@/app/_ui/data/money-text';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { later } from '@/app/_ui/later/later';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { FileField } from '@/app/_ui/upload/file-field';
import type { PaymentKind, PaymentState } from '@/db/values/client-payments';
import { formatShortDay } from '@/lib/core/dates';
import { fileUrl } from '@/lib/core/photo-url';
import { REFUSE_COLLECTED, UNDO_COLLECTED } from '@/lib/finances/third-party/writes';
import styles from './collected.module.css';

const CollectedForm = later(() => import('./collected-form'));

const TONES: Readonly<Record<PaymentState, Tone>> = {
  REPORTED: 'blue',
  RECEIVED: 'green',
  REFUSED: 'red',
  UNDONE: 'gray',
};

export type CollectedPayment = {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly amount: number | null;
  readonly paidOn: string | null;
  readonly detail: string;
  readonly proofFileId: string | null;
};

type Props = {
  eventId: string;
  currency: string;
  /** Of the event's total, what has not arrived. */
  left: number;
  rows: readonly CollectedPayment[];
  today: string;
  keeps: boolean;
};
type Opened = { readonly what: 'add' } | { readonly what: 'take' | 'proof'; readonly id: string };

/** What the client paid to the platform, and the proofs that wait. */
export function CollectedPayments({ eventId, currency, left, rows, today, keeps }: Props) {
  const t = useTranslations('receivables');
  const router = useRouter();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const columns = useColumns(currency, keeps ? setOpened : null);
  const form = opened?.what === 'add' || opened?.what === 'take';
  return (
    <SectionCard
      flush
      title={t('recaudo.desk.payments')}
      description={t('recaudo.desk.paymentsText')}
      actions={
        keeps && (
          <PlainButton size="xs" onClick={() => setOpened({ what: 'add' })}>
            {t('recaudo.desk.record')}
          </PlainButton>
        )
      }
    >
      <DataTable
        label={t('recaudo.desk.payments')}
        columns={columns}
        rows={rows}
        rowName={({ paidOn }) => paidOn ?? t('payment.undated')}
        empty={<EmptyState compact title={t('card.none')} text={t('card.noneText')} />}
      />
      <Modal
        opened={form}
        onClose={close}
        title={t(opened?.what === 'take' ? 'recaudo.desk.takeTitle' : 'recaudo.desk.recordTitle')}
        size="lg"
      >
        {form && opened && (
          <CollectedForm
            of={opened.what === 'add' ? { eventId } : { taken: opened.id }}
            currency={currency}
            left={left}
            today={today}
            onDone={close}
          />
        )}
      </Modal>
      <Modal opened={opened?.what === 'proof'} onClose={close} title={t('payment.proof')}>
        {opened?.what === 'proof' && (
          <FileField
            label={t('payment.file')}
            description={t('payment.fileHint')}
            to={{ url: `/recaudo/${eventId}/comprobante/${opened.id}` }}
            onSent={() => {
              router.refresh();
              close();
            }}
          />
        )}
      </Modal>
    </SectionCard>
  );
}

function useColumns(
  currency: string,
  open: ((opened: Opened) => void) | null,
): readonly DataColumn<CollectedPayment>[] {
  const t = useTranslations('receivables');
  return useMemo(
    () => [
      { id: 'what', header: t('payment.what'), cell: ({ kind }) => t(`kinds.${kind}`) },
      {
        id: 'day',
        header: t('payment.date'),
        nowrap: true,
        cell: ({ paidOn }) => (paidOn ? formatShortDay(paidOn) : t('payment.undated')),
      },
      {
        id: 'state',
        header: t('payment.state'),
        phone: 'corner',
        cell: ({ state }) => <SoftBadge tone={TONES[state]}>{t(`states.${state}`)}</SoftBadge>,
      },
      { id: 'detail', header: t('payment.detail'), cell: ({ detail }) => detail },
      {
        id: 'proof',
        header: t('payment.proof'),
        cell: ({ proofFileId, paidOn }) =>
          proofFileId && (
            <a
              href={fileUrl(proofFileId)}
              target="_blank"
              rel="noopener"
              aria-label={t('payment.openOf', { date: paidOn ?? t('payment.undated') })}
            >
              {t('payment.open')}
            </a>
          ),
      },
      {
        id: 'amount',
        header: t('payment.amount'),
        align: 'end',
        cell: ({ amount, state }) => (
          <span className={state === 'UNDONE' ? styles.voided : undefined}>
            <MoneyText amount={amount} currency={currency} />
          </span>
        ),
      },
      ...(open
        ? [
            {
              id: 'menu',
              header: t('card.more'),
              headerHidden: true,
              phone: 'menu',
              cell: (row) => <PaymentMenu row={row} open={open} />,
            } satisfies DataColumn<CollectedPayment>,
          ]
        : []),
    ],
    [t, currency, open],
  );
}

function PaymentMenu({ row, open }: { row: CollectedPayment; open: (opened: Opened) => void }) {
  const t = useTranslations('receivables.payment');
  const confirm = useConfirm();
  const undoing = useAction(UNDO_COLLECTED);
  const refusing = useAction(REFUSE_COLLECTED);
  const { id, state } = row;
  if (state !== 'REPORTED' && state !== 'RECEIVED') return null;
  const refuse = () =>
    confirm({
      title: t('refuseTitle'),
      message: t('refuseText'),
      confirmLabel: t('refuse'),
      reason: { label: t('reason'), maxLength: 300 },
      onConfirm: (reason) => refusing.confirmed({ id, reason }, t('refused')),
    });
  const undo = () =>
    confirm({
      title: t('undoTitle'),
      message: t('undoText'),
      tone: 'danger',
      confirmLabel: t('undo'),
      reason: { label: t('reason'), maxLength: 300 },
      onConfirm: (reason) => undoing.confirmed({ id, reason }, t('undone')),
    });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size={32}
          aria-label={t('actions', { date: row.paidOn ?? t('undated') })}
        >
          <IconDots size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state === 'REPORTED' ? (
          <>
            <Menu.Item onClick={() => open({ what: 'take', id })}>{t('take')}</Menu.Item>
            <Menu.Item color="red" onClick={() => void refuse()}>
              {t('refuse')}
            </Menu.Item>
          </>
        ) : (
          <>
            <Menu.Item onClick={() => open({ what: 'proof', id })}>
              {t(row.proofFileId ? 'replace' : 'upload')}
            </Menu.Item>
            <Menu.Item color="red" onClick={() => void undo()}>
              {t('undo')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
