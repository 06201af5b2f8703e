'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { later } from '@/app/_ui/later/later';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { UNPAY_CLAIM } from '@/lib/claims/payments/writes';
import { payoutPath } from '@/lib/core/paths';
import type { PlatformActedClaim } from './acted-claim';

const PlatformPayForm = later(() => import('./platform-pay-form'));
const SendBackForm = later(() => import('./send-back-form'));

/** Pays an approved claim, gives it back, or takes back that it was paid. */
export function PlatformClaimActions({ claim, today }: { claim: PlatformActedClaim; today: string }) {
  const t = useTranslations('claims');
  const confirm = useConfirm();
  const unpaying = useAction(UNPAY_CLAIM);
  const [opened, setOpened] = useState<'pay' | 'back' | null>(null);
  const close = () => setOpened(null);
  const unpay = () =>
    confirm({
      title: t('unpay.title'),
      message: t('unpay.text'),
      confirmLabel: t('unpay.button'),
      reason: { label: t('unpay.reason'), maxLength: 500 },
      onConfirm: (reason) => unpaying.confirmed({ id: claim.id, reason }, t('unpay.done')),
    });
  return (
    <>
      {claim.status === 'APPROVED' && claim.batchId && (
        <ButtonLink href={payoutPath(claim.batchId)}>{t('seeBatch')}</ButtonLink>
      )}
      {claim.status === 'APPROVED' && !claim.batchId && (
        <>
          <PlainButton variant="default" onClick={() => setOpened('back')}>
            {t('platformInbox.sendBack')}
          </PlainButton>
          <PlainButton onClick={() => setOpened('pay')}>{t('pay.button')}</PlainButton>
        </>
      )}
      {(claim.status === 'PAID' || claim.paid > 0) && (
        <PlainButton variant="default" onClick={() => void unpay()}>
          {t('unpay.button')}
        </PlainButton>
      )}
      <Modal opened={opened === 'pay'} onClose={close} title={t('pay.title')}>
        {opened === 'pay' && <PlatformPayForm claim={claim} today={today} onDone={close} />}
      </Modal>
      <Modal opened={opened === 'back'} onClose={close} title={t('platformInbox.sendBackTitle')}>
        {opened === 'back' && <SendBackForm id={claim.id} onDone={close} />}
      </Modal>
    </>
  );
}
