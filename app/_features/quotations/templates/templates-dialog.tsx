'use client';

import { Modal } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { usePreload } from '@/app/_ui/layout/use-preload';
import type { TemplateListProps } from './template-list';

const loadList = () => import('./template-list');
const TemplateList = dynamic(loadList, { ssr: false });

/** A dialog with the agency's templates. */
export function TemplatesDialog({ opened, ...rest }: TemplateListProps & { opened: boolean }) {
  const t = useTranslations('quotations.templates');
  usePreload(loadList);
  return (
    <Modal opened={opened} onClose={rest.onClose} title={t('title')} size="lg">
      {opened && <TemplateList {...rest} />}
    </Modal>
  );
}
