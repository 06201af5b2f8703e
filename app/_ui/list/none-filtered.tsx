'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { EmptyState } from '../feedback/empty-state';
import type { ListUrl } from './use-list-url';

/** Stands where a list is empty only because of its filters, and takes them away. */
export function NoneFiltered({ url }: { url: ListUrl }) {
  const t = useTranslations('ui.table');
  return (
    <EmptyState
      title={t('noneFiltered')}
      text={t('noneFilteredHint')}
      action={
        <Button variant="default" onClick={url.clear}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
