'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { later } from '@/app/_ui/later/later';

const CreateWebhookForm = later(() => import('./create-webhook-form'));
const NewSecret = later(() => import('./new-secret'));

/** Adds an address and shows its secret, the only time. */
export function CreateWebhookButton() {
  const t = useTranslations('integrations.webhooks');
  const [opened, setOpened] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setOpened(false);
    setSecret(null);
  };
  return (
    <>
      <PlainButton onClick={() => setOpened(true)}>{t('create')}</PlainButton>
      <Modal
        opened={opened}
        onClose={close}
        title={secret ? t('newTitle') : t('create')}
        closeOnClickOutside={secret === null}
        size="lg"
      >
        {opened &&
          (secret ? (
            <NewSecret value={secret} text={t('newText')} copy={t('copy')} onDone={close} />
          ) : (
            <CreateWebhookForm onCreated={setSecret} onCancel={close} />
          ))}
      </Modal>
    </>
  );
}
