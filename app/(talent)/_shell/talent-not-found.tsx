import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { TALENT_HOME } from '@/lib/identity/rules';

export async function TalentNotFound() {
  const t = await getTranslations();
  return (
    <EmptyState
      wholePage
      title={t('pages.notFound.portalTitle')}
      text={t('pages.notFound.portalText')}
      action={<ButtonLink href={TALENT_HOME}>{t('place.nav.toHome')}</ButtonLink>}
    />
  );
}
