'use client';

import { Modal } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import type { KeyScope } from '@/db/values/api-keys';

const CreateKeyForm = dynamic(() => import('./create-key-form'), { ssr: false });
const NewSecret = dynamic(() => import('./new-secret'), { ssr: false });

type Props = { scopes: readonly KeyScope[]; keepsAgency: boolean };

/** Makes a key and shows it, the only time. */
export function CreateKeyButton(props: Props) {
  const t = useTranslations('integrations.keys');
  const [opened, setOpened] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const close = () => {
    setOpened(false);
    setKey(null);
  };
  return (
    <>
      <PlainButton onClick={() => setOpened(true)}>{t('create')}</PlainButton>
      <Modal
        opened={opened}
        onClose={close}
        title={key ? t('newTitle') : t('create')}
        // A key that is not copied is lost: a press beside the dialog does not close it.
        closeOnClickOutside={key === null}
      >
        {opened &&
          (key ? (
            <NewSecret value={key} text={t('newText')} copy={t('copy')} onDone={close} />
          ) : (
            <CreateKeyForm {...props} onCreated={setKey} onCancel={close} />
          ))}
      </Modal>
    </>
  );
}
