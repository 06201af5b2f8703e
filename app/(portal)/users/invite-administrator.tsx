'use client';

import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';

const InviteForm = dynamic(() => import('./invite-form'), { ssr: false });

/** Asks somebody to be an administrator too. */
export function InviteAdministrator() {
  const t = useTranslations('people.invite');
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />} onClick={open}>
        {t('open')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('title')}>
        <InviteForm onDone={close} />
      </Modal>
    </>
  );
}
