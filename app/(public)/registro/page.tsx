import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { product } from '@/lib/platform/product';
import { RegistrationPage } from '../_registration/registration-page';
import { FullForm } from './full-form';
import { WelcomeDialog } from './welcome-dialog';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('registration.full');
  return { title: t('title') };
}

/** Full registration of a company or a natural person (specification 1, 2.7). */
export default async function FullRegistrationPage() {
  const [t, countries] = await Promise.all([getTranslations('registration.full'), loadCountryOptions()]);
  return (
    <RegistrationPage
      title={t('title')}
      subtitle={t('subtitle')}
      other={{ question: t('other'), link: t('otherLink'), href: '/registrofast' }}
    >
      <FullForm attempt={crypto.randomUUID()} countries={countries} />
      <WelcomeDialog product={product().name} />
    </RegistrationPage>
  );
}
