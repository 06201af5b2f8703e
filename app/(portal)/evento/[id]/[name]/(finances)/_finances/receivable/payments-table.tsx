'use client';

import { ActionIcon, Menu, Modal } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { MoneyText } from '@/app/_ui/data/money-text';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { later } from '@/app/_ui/later/later';
import text from '@/app/_ui/theme/text.module.css';
import type { PaymentState } from '@/db/values/client-payments';
import { fileUrl } from '@/lib/core/photo-url';
import { REFUSE_PAYMENT, UNDO_PAYMENT } from '@/lib/finances/payments/writes';
import { movesMoney } from '@/lib/finances/receivables/rules';
import styles from '../finances.module.css';
import type { PaymentRow } from './payment-row';

const PaymentForm = later(() => import('./payment-form'));
const ProofUpload = later(() => import('@/app/_features/receivables/proof-upload'));

const TONES: Readonly<Record<PaymentState, Tone>> = {
  REPORTED: 'blue',
  RECEIVED: 'green',
  REFUSED: 'red',
  UNDONE: 'gray',
};

type Props = {
  rows: readonly PaymentRow[];
  currency: string;
  balance: number;
  path: string;
  today: string;
  keepsMoney: boolean;
};
type Opened = { readonly what: 'take' | 'proof'; readonly payment: PaymentRow };

export function PaymentsTable({ rows, currency, balance, path, today, keepsMoney }: Props) {
  const t = useTranslations('receivables');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const columns = useColumns(currency, keepsMoney ? setOpened : null);
  return (
    <>
      <DataTable
        label={t('card.payments')}
        columns={columns}
        rows={rows}
        rowName={({ day }) => day ?? t('payment.undated')}
        empty={<EmptyState compact title={t('card.none')} text={t('card.noneText')} />}
      />
      <Modal opened={opened?.what === 'take'} onClose={close} title={t('payment.takeTitle')} size="lg">
        {opened?.what === 'take' && (
          <PaymentForm
            of={{ taken: opened.payment.id }}
            currency={currency}
            balance={balance}
            today={today}
            onDone={close}
          />
        )}
      </Modal>
      <Modal opened={opened?.what === 'proof'} onClose={close} title={t('payment.proof')}>
        {opened?.what === 'proof' && (
          <ProofUpload
            url={`${path}/finanzas/pago/${opened.payment.id}`}
            label={t('payment.file')}
            hint={t('payment.fileHint')}
            onDone={close}
          />
        )}
      </Modal>
    </>
  );
}

type Open = (opened: Opened) => void;

function useColumns(currency: string, open: Open | null): readonly DataColumn<PaymentRow>[] {
  const t = useTranslations('receivables');
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('payment.what'),
        cell: ({ kind, method }) => (
          <span className={styles.supplier}>
            {t(`kinds.${kind}`)}
            {method && <span className={text.small}>{t(`methods.${method}`)}</span>}
          </span>
        ),
      },
      {
        id: 'day',
        header: t('payment.date'),
        nowrap: true,
        cell: ({ day }) => day ?? t('payment.undated'),
      },
      {
        id: 'state',
        header: t('payment.state'),
        phone: 'corner',
        cell: ({ state }) => <SoftBadge tone={TONES[state]}>{t(`states.${state}`)}</SoftBadge>,
      },
      { id: 'detail', header: t('payment.detail'), cell: (row) => <Detail row={row} /> },
      {
        id: 'proof',
        header: t('payment.proof'),
        cell: ({ proofFileId, day }) =>
          proofFileId && (
            <a
              href={fileUrl(proofFileId)}
              target="_blank"
              rel="noopener"
              aria-label={t('payment.openOf', { date: day ?? t('payment.undated') })}
            >
              {t('payment.open')}
            </a>
          ),
      },
      {
        id: 'amount',
        header: t('payment.amount'),
        align: 'end',
        cell: ({ amount, settled, state }) => (
          <span className={styles.amount} data-voided={state === 'UNDONE' || undefined}>
            <MoneyText amount={state === 'RECEIVED' ? settled : amount} currency={currency} />
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
            } satisfies DataColumn<PaymentRow>,
          ]
        : []),
    ],
    [t, currency, open],
  );
}

function Detail({ row: { reference, note, reason, thirdParty } }: { row: PaymentRow }) {
  const t = useTranslations('receivables.payment');
  if (!reference && !note && !reason && !thirdParty) return null;
  return (
    <span className={styles.why}>
      {reference && <span className={styles.words}>{reference}</span>}
      {note && <span className={styles.words}>{note}</span>}
      {reason && <span className={text.small}>{reason}</span>}
      {thirdParty && <span className={text.small}>{t('byElenco')}</span>}
    </span>
  );
}

function PaymentMenu({ row, open }: { row: PaymentRow; open: Open }) {
  const t = useTranslations('receivables.payment');
  const confirm = useConfirm();
  const undoing = useAction(UNDO_PAYMENT);
  const refusing = useAction(REFUSE_PAYMENT);
  const { id, state } = row;
  if (state !== 'REPORTED' && state !== 'RECEIVED') return null;
  if (row.thirdParty && movesMoney(row.kind)) return null;
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
        <ActionIcon variant="subtle" size={32} aria-label={t('actions', { date: row.day ?? t('undated') })}>
          <IconDots size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state === 'REPORTED' ? (
          <>
            <Menu.Item onClick={() => open({ what: 'take', payment: row })}>{t('take')}</Menu.Item>
            <Menu.Item color="red" onClick={() => void refuse()}>
              {t('refuse')}
            </Menu.Item>
          </>
        ) : (
          <>
            <Menu.Item onClick={() => open({ what: 'proof', payment: row })}>
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
