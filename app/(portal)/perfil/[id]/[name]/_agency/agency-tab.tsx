import { identificationOf } from '@/app/_features/agencies/identification';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import type { AgencyProfileInput } from '@/lib/agencies/inputs';
import { keepsContactData, keepsLegalData } from '@/lib/agencies/policy';
import type { AgencyDetail } from '@/lib/agencies/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { formatPhone } from '@/lib/core/contact';
import { AgencySection } from './agency-section';

const USUAL_DIALING_CODE = '57';

type Props = { actor: AgencyActor; agency: AgencyDetail };

/** The agency as clients and talents read of it. */
export async function AgencyTab({ actor, agency }: Props) {
  const dialingCode = agency.dialingCode ?? USUAL_DIALING_CODE;
  return (
    <AgencySection
      id={agency.id}
      values={profileValues(agency)}
      shown={{
        identification: identificationOf(agency),
        cityName: agency.cityName,
        phone: agency.phone && formatPhone(agency.phone, dialingCode),
        dialingCode,
      }}
      countries={await loadCountryOptions()}
      mayEdit={keepsContactData(actor)}
      mayRename={keepsLegalData(actor)}
    />
  );
}

const profileValues = (agency: AgencyDetail): AgencyProfileInput => ({
  name: agency.name,
  email: agency.email ?? '',
  phone: agency.phone ?? '',
  url: agency.url ?? '',
  address: agency.address ?? '',
  cityId: agency.cityId,
  payment: agency.payment ?? '',
});
