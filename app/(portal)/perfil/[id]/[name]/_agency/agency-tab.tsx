import { identificationOf } from '@/app/_features/agencies/identification';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import type { AgencyProfileInput } from '@/lib/agencies/inputs';
import { type AgencyDetail, findAgencyServices } from '@/lib/agencies/queries';
import { listServices } from '@/lib/catalogues/queries';
import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { formatPhone } from '@/lib/core/readers/phone';
import { AgencySection } from './agency-section';
import { IdentifyCard } from './identify-card';

const USUAL_DIALING_CODE = '57';

type Props = { actor: AgencyActor; agency: AgencyDetail };

/** The agency as clients and talents read of it. */
export async function AgencyTab({ actor, agency }: Props) {
  const [countries, services, offered] = await Promise.all([
    loadCountryOptions(),
    listServices('AGENCY'),
    findAgencyServices(actor, [agency.id]),
  ]);
  const dialingCode = agency.dialingCode ?? USUAL_DIALING_CODE;
  const mayEdit = can(actor, 'keepContactData');
  return (
    <>
      {!agency.identification && can(actor, 'keepLegalData') && (
        <IdentifyCard cityId={agency.cityId} countries={countries} />
      )}
      <AgencySection
        id={agency.id}
        revision={agency.revision}
        values={profileValues(
          agency,
          offered.map(({ id }) => id),
        )}
        shown={{
          identification: identificationOf(agency),
          cityName: agency.cityName,
          phone: agency.phone && formatPhone(agency.phone, dialingCode),
          dialingCode,
        }}
        countries={countries}
        services={services.map(({ id, name }) => ({ id, name }))}
        mayEdit={mayEdit}
        mayRename={can(actor, 'keepLegalData')}
      />
    </>
  );
}

const profileValues = (agency: AgencyDetail, services: number[]): AgencyProfileInput => ({
  name: agency.name,
  typeAgency: agency.typeAgency ?? '',
  mission: agency.mission ?? '',
  services,
  email: agency.email ?? '',
  phone: agency.phone ?? '',
  url: agency.url ?? '',
  address: agency.address ?? '',
  cityId: agency.cityId,
  payment: agency.payment ?? '',
});
