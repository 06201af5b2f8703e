import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';

/** What does not exist and what one may not see, alike. */
export async function PortalNotFound() {
  const t = await getTranslations('pages.notFound');
  return (
    <EmptyState
      wholePage
      title={t('portalTitle')}
      text={t('portalText')}
      action={<ButtonLink href="/dashboard">{t('dashboard')}</ButtonLink>}
    />
  );
}
