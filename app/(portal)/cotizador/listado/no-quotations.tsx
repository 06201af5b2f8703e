'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';

/** Before the first one. */
export function NoQuotations({ mayManage }: { mayManage: boolean }) {
  const t = useTranslations('quotations');
  return (
    <EmptyState
      title={t('table.emptyTitle')}
      text={t('table.emptyText')}
      action={mayManage && <ButtonLink href="/cotizador/crear">{t('createShort')}</ButtonLink>}
    />
  );
}
