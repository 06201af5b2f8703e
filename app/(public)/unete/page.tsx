import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { PageTitle } from '@/app/_ui/public/page-title';
import { listProfiles } from '@/lib/catalogues/queries';
import { currentHome } from '@/lib/identity/session';
import { OWN_PURPOSES } from '@/lib/talents/consents/inputs';
import { currentWording } from '@/lib/talents/consents/wordings';
import { PublicPage } from '../_shell/public-page';
import { JoinForm } from './join-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join');
  return { title: t('title') };
}

/** Where a talent registers alone. Who is signed in is no new talent, and goes on to its own place. */
export default async function JoinPage() {
  const home = await currentHome();
  if (home) redirect(home);
  const [t, countries, profiles] = await Promise.all([
    getTranslations('join'),
    loadCountryOptions(),
    listProfiles(),
  ]);
  return (
    <PublicPage>
      <PageTitle title={t('title')} subtitle={t('subtitle')} />
      <JoinForm
        countries={countries.map((country) => ({
          ...country,
          documentTypes: country.documentTypes.filter(({ appliesTo }) => appliesTo !== 'COMPANY'),
        }))}
        profiles={profiles.map(({ id, name }) => ({ value: String(id), label: name }))}
        wordings={OWN_PURPOSES.map((purpose) => ({ purpose, text: currentWording(purpose).text }))}
      />
    </PublicPage>
  );
}
