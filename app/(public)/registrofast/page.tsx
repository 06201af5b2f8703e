import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { homeCountry } from '@/app/_features/places/home-country';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { listAgencyServices } from '@/lib/registration/queries';
import { RegistrationPage } from '../_registration/registration-page';
import { FastForm } from './fast-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('registration.fast');
  return { title: t('title') };
}

/** Quick registration of an agency (specification 1, 2.6). */
export default async function FastRegistrationPage() {
  const [t, countries, services, asked] = await Promise.all([
    getTranslations('registration.fast'),
    loadCountryOptions(),
    listAgencyServices(),
    headers(),
  ]);
  return (
    <RegistrationPage
      title={t('title')}
      subtitle={t('subtitle')}
      other={{ question: t('other'), link: t('otherLink'), href: '/registro' }}
    >
      <FastForm
        attempt={crypto.randomUUID()}
        countries={countries}
        home={String(homeCountry(countries, asked.get('accept-language'))?.id ?? '')}
        services={services.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </RegistrationPage>
  );
}
