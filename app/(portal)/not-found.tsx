'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';

/** A client component, because Next would make a server one for every page, found or not. */
export default function PortalNotFound() {
  const t = useTranslations('pages.notFound');
  return (
    <EmptyState
      wholePage
      title={t('portalTitle')}
      text={t('portalText')}
      action={<ButtonLink href="/dashboard">{t('dashboard')}</ButtonLink>}
    />
  );
}
