'use client';

import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { later } from '@/app/_ui/later/later';
import { claimProofPath } from '@/lib/core/paths';

const ProofUpload = later(() => import('@/app/_features/receivables/proof-upload'));

type Props = {
  claimId: string;
  paymentId: string;
  hasProof: boolean;
  /** Whose payment it is, where the button is one of many. */
  ofWhom?: string;
};

/** Hands in the bank's proof of a payment of a claim, or another one in its place. */
export function ProofButton({ claimId, paymentId, hasProof, ofWhom }: Props) {
  const t = useTranslations('claims.payments');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        onClick={() => setOpened(true)}
        {...(ofWhom ? { 'aria-label': t(hasProof ? 'proveAgainOf' : 'proveOf', { name: ofWhom }) } : {})}
      >
        {t(hasProof ? 'proveAgain' : 'prove')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('proofTitle')}>
        {opened && (
          <ProofUpload
            url={claimProofPath(claimId, paymentId)}
            label={t('proof')}
            hint={t('proofHint')}
            onDone={close}
          />
        )}
      </Modal>
    </>
  );
}
