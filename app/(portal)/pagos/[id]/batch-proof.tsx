'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';
import { payoutProofPath } from '@/lib/core/paths';

const ProofUpload = later(() => import('@/app/_features/receivables/proof-upload'));

/** What the bank gave for a whole batch that was settled: seen, handed in, and replaced. */
export function BatchProof({ batchId, name }: { batchId: string; name: string | null }) {
  const t = useTranslations('payouts.proof');
  return (
    <>
      {name !== null && (
        <Button component="a" variant="default" href={payoutProofPath(batchId)} download>
          {t('see')}
        </Button>
      )}
      <FormDialog
        label={t(name === null ? 'add' : 'again')}
        title={t('title')}
        {...(name === null ? {} : { button: { variant: 'default' } })}
      >
        {(close) => (
          <ProofUpload url={payoutProofPath(batchId)} label={t('label')} hint={t('hint')} onDone={close} />
        )}
      </FormDialog>
    </>
  );
}
