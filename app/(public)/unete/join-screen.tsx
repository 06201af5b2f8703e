import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { CountryOption } from '@/app/_features/places/country-option';
import { homeCountry } from '@/app/_features/places/home-country';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { PageTitle } from '@/app/_ui/public/page-title';
import { OWN_PURPOSES } from '@/db/values/consents';
import { listProfiles } from '@/lib/catalogues/queries';
import { singleStop } from '@/lib/core/single-stop';
import { product } from '@/lib/platform/product';
import { currentWording } from '@/lib/talents/consents/wordings';
import type { JoiningAgency } from '@/lib/talents/invitations/queries';
import { PublicPage } from '../_shell/public-page';
import type { JoiningPlace } from './join-actions';
import { JoinForm } from './join-form';

type Props = {
  readonly place: JoiningPlace;
  /** Under whose name the talent registers. */
  readonly agency?: JoiningAgency;
  readonly known?: Readonly<Record<string, string>>;
};

/** Where it most likely lives, and the usual document of Colombia: two choices less to make, which can be changed. */
function usualPlace(
  countries: readonly CountryOption[],
  language: string | null,
): Readonly<Record<string, string>> {
  const home = homeCountry(countries, language);
  const usual = home?.documentTypes.find(({ code }) => code === 'CC');
  return home ? { country: String(home.id), documentType: usual ? String(usual.id) : '' } : {};
}

/** The form by which a talent registers, on the page that it stands on. */
export async function JoinScreen({ place, agency, known }: Props) {
  const [t, countries, profiles, asked] = await Promise.all([
    getTranslations('join'),
    loadCountryOptions(),
    listProfiles(),
    headers(),
  ]);
  const usual = usualPlace(countries, asked.get('accept-language'));
  const words = { agency: agency?.name ?? '', product: product().name };
  const subtitle = place.invitationId ? 'invitedSubtitle' : 'agencySubtitle';
  return (
    <PublicPage agencyId={agency?.id}>
      {agency && <AgencyMark agency={agency} />}
      <PageTitle
        title={agency ? t('agencyTitle', words) : t('title')}
        subtitle={singleStop(agency ? t(subtitle, words) : t('subtitle'))}
      />
      <JoinForm
        place={place}
        known={{ ...usual, ...known }}
        {...(agency ? { agencyName: agency.name } : {})}
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
