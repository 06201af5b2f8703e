'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';
import { collectedPayoutProofPath } from '@/lib/core/paths';
import { fileUrl } from '@/lib/core/photo-url';
import type { PayoutRow } from './payout-row';

const ProofUpload = later(() => import('@/app/_features/receivables/proof-upload'));

type Props = { eventId: string; row: PayoutRow; keeps: boolean };

/** The bank's proof of what the platform paid to the agency, for both; the administrator hands it in. */
export function PayoutProof({ eventId, row: { id, state, paidOn, proofFileId }, keeps }: Props) {
  const t = useTranslations('receivables.recaudo.desk');
  return (
    <>
      {proofFileId && (
        <a href={fileUrl(proofFileId)} target="_blank" rel="noopener">
          {t('payoutProof')}
        </a>
      )}{' '}
      {keeps && state === 'PAID' && (
        <FormDialog
          label={t(proofFileId ? 'provePayoutAgain' : 'provePayout')}
          title={t('payoutProofOf', { day: paidOn })}
          ofRow
        >
          {(close) => (
            <ProofUpload
              url={collectedPayoutProofPath(eventId, id)}
              label={t('payoutProof')}
              hint={t('payoutProofHint')}
              onDone={close}
            />
          )}
        </FormDialog>
      )}
    </>
  );
}
