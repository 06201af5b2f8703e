'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { EditorClient } from '../../draft/editor-options';
import NewClientForm from './new-client-form';

type Props = {
  /** The searched name that was not found; null while the dialog is closed. */
  name: string | null;
  onClose: () => void;
  onAdded: (client: EditorClient) => void;
};

/** Adds a client without leaving the quotation. */
export default function NewClient({ name, onClose, onAdded }: Props) {
  const t = useTranslations('quotations.newClient');
  return (
    <Modal opened={name !== null} onClose={onClose} title={t('title')} size="lg">
      <NewClientForm name={name ?? ''} onAdded={onAdded} />
    </Modal>
  );
}
