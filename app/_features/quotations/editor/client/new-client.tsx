'use client';

import { Modal } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { usePreload } from '@/app/_ui/layout/use-preload';
import type { EditorClient } from '../../draft/editor-options';

type Props = {
  /** The searched name that was not found; null while the dialog is closed. */
  name: string | null;
  onClose: () => void;
  onAdded: (client: EditorClient) => void;
};

const loadForm = () => import('./new-client-form');
const NewClientForm = dynamic(loadForm, { ssr: false });

/** Adds a client without leaving the quotation. */
export function NewClient({ name, onClose, onAdded }: Props) {
  const t = useTranslations('quotations.newClient');
  usePreload(loadForm);
  return (
    <Modal opened={name !== null} onClose={onClose} title={t('title')} size="lg">
      <NewClientForm name={name ?? ''} onAdded={onAdded} />
    </Modal>
  );
}
