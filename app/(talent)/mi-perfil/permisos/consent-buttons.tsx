'use client';

import { Button, Group } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import type { OWN_PURPOSES } from '@/db/values/consents';
import { GIVE_CONSENTS, WITHDRAW_CONSENT } from '@/lib/talents/consents/writes';

type Props = {
  talentId: string;
  purpose: (typeof OWN_PURPOSES)[number];
  /** To today's wording. */
  given: boolean;
  revocable: boolean;
};

/** Gives a consent, or takes it back once one has read what follows. */
export function ConsentButtons({ talentId, purpose, given, revocable }: Props) {
  const t = useTranslations('place.consents');
  const confirm = useConfirm();
  const giving = useAction(GIVE_CONSENTS);
  const withdrawing = useAction(WITHDRAW_CONSENT);
  const askToWithdraw = () =>
    confirm({
      title: t('withdrawTitle'),
      message: purpose === 'MESSAGES' ? t('withdrawMessagesText') : t('withdrawText'),
      confirmLabel: t('withdraw'),
      tone: 'danger',
      onConfirm: () => withdrawing.confirmed({ talentId, purpose }, t('done')),
    });
  return (
    <Group mt="md">
      {!given && (
        <Button
          loading={giving.pending}
          onClick={() => void giving.press({ talentId, purposes: [purpose] }, t('done'))}
        >
          {t('give')}
        </Button>
      )}
      {revocable && (
        <Button variant="default" onClick={() => void askToWithdraw()}>
          {t('withdraw')}
        </Button>
      )}
    </Group>
  );
}
