'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { later } from '@/app/_ui/later/later';
import type { KeyScope } from '@/db/values/api-keys';

const CreateKeyForm = later(() => import('./create-key-form'));
const NewSecret = later(() => import('./new-secret'));

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
