'use client';

import { Button, Modal } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import { useKeys } from '@/app/_ui/keys/use-keys';
import { later } from '@/app/_ui/later/later';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { APPROVE_CLAIM, REOPEN_CLAIM } from '@/lib/claims/review/writes';
import { CLAIMS_PATH } from '@/lib/core/paths';
import { useReopen } from '../use-reopen';
import type { ActedClaim } from './acted-claim';
import styles from './claim.module.css';

const PayForm = later(() => import('./pay-form'));
const ReasonForm = later(() => import('./reason-form'));

type Props = {
  claim: ActedClaim;
  mayReview: boolean;
  /** False for who gave the first of two approvals. */
  mayApprove: boolean;
  mayPay: boolean;
  /** `YYYY-MM-DD` in Bogotá. */
  today: string;
  /** The claim to review after this one. */
  next: string | null;
};

/** What can be done with a claim; after a decision comes the next one to review, with the way to undo it. */
export function ClaimActions({ claim, mayReview, mayApprove, mayPay, today, next }: Props) {
  const t = useTranslations('claims');
  const router = useRouter();
  const reopen = useReopen();
  const approving = useWrite(APPROVE_CLAIM);
  const reopening = useAction(REOPEN_CLAIM);
  const [opened, open] = useState<'return' | 'pay' | 'unpay' | null>(null);
  const { id, code, name, status } = claim;
  const close = () => open(null);
  const isUnpaid = status === 'APPROVED' && claim.paid === 0 && !claim.inBatch;
  const isToReview = mayReview && status === 'SENT';
  const goOn = () => {
    router.push(next ?? CLAIMS_PATH);
    router.refresh();
  };
  const undoable = (said: string) => toastUndo(said, t('undo'), () => reopen([id]));

  async function approve() {
    const result = await approving.run({ id });
    if (!result.ok) return toastError(result.failure.message);
    const { state } = result.data;
    undoable(t(state === 'APPROVED' ? 'approved' : 'approvedOnce', { code }));
    goOn();
  }

  const mayApproveNow = isToReview && mayApprove && !approving.pending;
  useKeys([
    { key: 'a', does: t('approve'), act: mayApproveNow ? () => void approve() : undefined },
    { key: 'r', does: t('return'), act: isToReview ? () => open('return') : undefined },
    { key: 's', does: t('next'), act: next ? () => router.push(next) : undefined },
  ]);

  const titles = {
    return: t('returnTitle', { name }),
    pay: t('pay.title'),
    unpay: t('unpay.title'),
  };
  return (
    <div className={styles.actions}>
      {isToReview && <p className={styles.keys}>{t('keys')}</p>}
      {next && (
        <ButtonLink variant="subtle" href={next}>
          {t('next')}
        </ButtonLink>
      )}
      {isToReview && (
        <>
          <Button variant="default" onClick={() => open('return')}>
            {t('return')}
          </Button>
          {mayApprove && (
            <Button onClick={approve} loading={approving.pending}>
              {t('approve')}
            </Button>
          )}
        </>
      )}
      {mayReview && (isUnpaid || status === 'RETURNED') && (
        <Button
          variant="default"
          loading={reopening.pending}
          onClick={() => reopening.press({ id }, t('undone'))}
        >
          {t('reopen')}
        </Button>
      )}
      {mayReview && mayPay && status === 'APPROVED' && !claim.inBatch && (
        <Button onClick={() => open('pay')}>{t('pay.button')}</Button>
      )}
      {mayReview && (status === 'PAID' || claim.paid > 0) && (
        <Button variant="default" onClick={() => open('unpay')}>
          {t('unpay.button')}
        </Button>
      )}
      <Modal opened={opened !== null} onClose={close} title={opened && titles[opened]}>
        {opened === 'pay' && <PayForm claim={claim} today={today} onDone={close} />}
        {opened === 'unpay' && <ReasonForm kind="unpay" claim={claim} onDone={close} />}
        {opened === 'return' && (
          <ReasonForm
            kind="return"
            claim={claim}
            onDone={(isSaved) => {
              close();
              if (isSaved) goOn();
            }}
          />
        )}
      </Modal>
    </div>
  );
}
