'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { later } from '@/app/_ui/later/later';

const InviteForm = later(() => import('./invite-form'));

/** Lets one more person of the client choose. */
export function InviteButton({ eventId }: { eventId: string }) {
  const t = useTranslations('events.choosing');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <PlainButton variant="default" size="xs" onClick={() => setOpened(true)}>
        {t('invite')}
      </PlainButton>
      <Modal opened={opened} onClose={close} title={t('inviteTitle')}>
        {opened && <InviteForm eventId={eventId} onDone={close} />}
      </Modal>
    </>
  );
}
