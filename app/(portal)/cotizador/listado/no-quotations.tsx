'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { EmptyState } from '@/app/_ui/feedback/empty-state';

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
