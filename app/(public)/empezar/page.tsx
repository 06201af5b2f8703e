import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RegistrationPage } from '../_registration/registration-page';
import { BeginForm } from './begin-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('registration.begin');
  return { title: t('title') };
}

/** The shortest way to an account; the two of the specification stand beside it. */
export default async function BeginPage() {
  const t = await getTranslations('registration.begin');
  return (
    <RegistrationPage
      title={t('title')}
      subtitle={t('subtitle')}
      other={{ question: t('other'), link: t('otherLink'), href: '/registrofast' }}
    >
      <BeginForm attempt={crypto.randomUUID()} />
    </RegistrationPage>
  );
}
