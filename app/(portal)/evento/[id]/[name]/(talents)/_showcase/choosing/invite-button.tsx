'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { later } from '@/app/_ui/later/later';
import type { KnownPerson } from './invite-form';

const InviteForm = later(() => import('./invite-form'));

type Props = {
  eventId: string;
  /** Of the client, and not invited yet. */
  people: readonly KnownPerson[];
};

/** Lets one more person of the client choose. */
export function InviteButton({ eventId, people }: Props) {
  const t = useTranslations('events.choosing');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <PlainButton variant="default" size="xs" onClick={() => setOpened(true)}>
        {t('invite')}
      </PlainButton>
      <Modal opened={opened} onClose={close} title={t('inviteTitle')}>
        {opened && <InviteForm eventId={eventId} people={people} onDone={close} />}
      </Modal>
    </>
  );
}
