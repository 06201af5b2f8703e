'use client';

import { Modal } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';

const CreateWebhookForm = dynamic(() => import('./create-webhook-form'), { ssr: false });
const NewSecret = dynamic(() => import('./new-secret'), { ssr: false });

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
