'use client';

import { useTranslations } from 'next-intl';
import { ProofButton } from '@/app/_features/claims/proof-button';
import { useAction } from '@/app/_features/graphql/use-action';
import { usePayByFile } from '@/app/_features/payouts/use-pay-by-file';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { RowButton } from '@/app/_ui/list/row-button';
import type { BatchState } from '@/db/values/payouts';
import { REJECT_ITEM, REMOVE_CLAIM } from '@/lib/payouts/writes';
import styles from '../payouts.module.css';
import type { ItemRow } from './item-row';

type Props = { batchId: string; batchState: BatchState; item: ItemRow; pay: () => void };

/** What can be done with one item: it leaves a draft, is paid in part or rejected by the bank, and is paid again. */
export function ItemActions({ batchId, batchState, item, pay }: Props) {
  const t = useTranslations('payouts.items');
  const confirm = useConfirm();
  const removing = useAction(REMOVE_CLAIM);
  const rejecting = useAction(REJECT_ITEM);
  const paying = usePayByFile();
  const { id, claimId, name, state } = item;
  const isAtBank = batchState === 'EXPORTED' && state === 'OPEN';
  const isEndedUnpaid = state === 'REJECTED' || state === 'REVERSED' || state === 'RELEASED';

  const reject = () =>
    confirm({
      title: t('rejectTitle'),
      message: t('rejectText', { name }),
      confirmLabel: t('reject'),
      tone: 'danger',
      reason: { label: t('rejectReason'), maxLength: 300 },
      onConfirm: (reason) => rejecting.confirmed({ id, reason }, t('rejected')),
    });

  return (
    <span className={styles.rows}>
      {batchState === 'DRAFT' && (
        <RowButton
          aria-label={t('removeOf', { name })}
          pending={removing.pending}
          onClick={() => removing.press({ id: batchId, claimIds: [claimId] }, t('removed'))}
        >
          {t('remove')}
        </RowButton>
      )}
      {isAtBank && (
        <RowButton aria-label={t('payPartOf', { name })} onClick={pay}>
          {t('payPart')}
        </RowButton>
      )}
      {(isAtBank || state === 'PAID') && (
        <RowButton aria-label={t('rejectOf', { name })} onClick={() => void reject()}>
          {t('reject')}
        </RowButton>
      )}
      {item.paymentId && (
        <ProofButton claimId={claimId} paymentId={item.paymentId} hasProof={item.hasProof} ofWhom={name} />
      )}
      {isEndedUnpaid && item.isPayable && (
        <RowButton
          aria-label={t('retryOf', { name })}
          pending={paying.pending}
          onClick={() => void paying.pay([claimId])}
        >
          {t('retry')}
        </RowButton>
      )}
    </span>
  );
}
