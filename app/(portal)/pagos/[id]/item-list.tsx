'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ITEM_TONES } from '@/app/_features/payouts/batch-tones';
import { MoneyText } from '@/app/_ui/data/money-text';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import text from '@/app/_ui/theme/text.module.css';
import type { BatchState } from '@/db/values/payouts';
import type { PayableClaim } from '@/lib/payouts/queries';
import styles from '../payouts.module.css';
import { ItemActions } from './item-actions';
import type { ItemRow } from './item-row';

const AddClaims = later(() => import('./add-claims'));
const PayForm = later(() => import('./pay-form'));

type Props = {
  batch: { readonly id: string; readonly state: BatchState; readonly currency: string };
  items: readonly ItemRow[];
  /** What a draft may still take; empty for any other batch. */
  payable: readonly PayableClaim[];
  today: string;
};

/** What a batch pays, by name, with what can be done with each. */
export function ItemList({ batch, items, payable, today }: Props) {
  const t = useTranslations('payouts');
  const [paying, pay] = useState<ItemRow | null>(null);
  const { id, state, currency } = batch;
  const columns = useMemo<readonly DataColumn<ItemRow>[]>(
    () => [
      {
        id: 'talent',
        header: t('items.talent'),
        cell: ({ name, number, eventName, nameInFile }) => (
          <>
            <LeadCell picture={null} name={name} detail={`${t('items.claim', { number })} · ${eventName}`} />
            {nameInFile && <span className={text.below}>{t('items.inFile', { name: nameInFile })}</span>}
          </>
        ),
      },
      {
        id: 'account',
        header: t('items.account'),
        phone: 'line',
        cell: ({ bank, accountType, digits, problem }) => (
          <span className={styles.account}>
            {bank} <span className={text.below}>{t('items.masked', { type: accountType, digits })}</span>
            {problem && (
              <span className={styles.problem}>
                {problem} {state === 'DRAFT' && t('items.fix')}
              </span>
            )}
          </span>
        ),
      },
      {
        id: 'amount',
        header: t('items.amount'),
        align: 'end',
        phone: 'line',
        cell: ({ amount }) => <MoneyText amount={amount} currency={currency} strong />,
      },
      {
        id: 'state',
        header: t('items.state'),
        phone: 'corner',
        cell: (item) => (
          <>
            <SoftBadge tone={ITEM_TONES[item.state]}>{t(`items.states.${item.state}`)}</SoftBadge>
            {item.reason && <span className={text.below}>{item.reason}</span>}
          </>
        ),
      },
      {
        id: 'actions',
        header: t('items.actions'),
        headerHidden: true,
        phone: 'share',
        cell: (item) => <ItemActions batchId={id} batchState={state} item={item} pay={() => pay(item)} />,
      },
    ],
    [t, id, state, currency],
  );
  return (
    <SectionCard
      flush
      title={t('items.title')}
      actions={
        state === 'DRAFT' && (
          <FormDialog
            label={t('add.button')}
            title={t('add.title')}
            size="lg"
            button={{ variant: 'default' }}
          >
            {(close) => <AddClaims batchId={id} currency={currency} claims={payable} onDone={close} />}
          </FormDialog>
        )
      }
    >
      <DataTable
        label={t('items.title')}
        columns={columns}
        rows={items}
        rowName={({ name }) => name}
        rowHref={({ href }) => href}
        empty={<EmptyState compact title={t('items.none')} text={t('items.noneText')} />}
      />
      <Modal
        opened={paying !== null}
        onClose={() => pay(null)}
        title={paying && t('paid.partTitle', { name: paying.name })}
      >
        {paying && (
          <PayForm batchId={id} currency={currency} today={today} item={paying} onDone={() => pay(null)} />
        )}
      </Modal>
    </SectionCard>
  );
}
