'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import TemplateList, { type TemplateListProps } from './template-list';

/** A dialog with the agency's templates. */
export default function TemplatesDialog({ opened, ...rest }: TemplateListProps & { opened: boolean }) {
  const t = useTranslations('quotations.templates');
  return (
    <Modal opened={opened} onClose={rest.onClose} title={t('title')} size="lg">
      {opened && <TemplateList {...rest} />}
    </Modal>
  );
}
