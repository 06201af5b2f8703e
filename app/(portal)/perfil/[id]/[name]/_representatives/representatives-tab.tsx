import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { type AgencyDetail, findLegalRepresentatives } from '@/lib/agencies/queries';
import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { RepresentativesSection } from './representatives-section';

type Props = { actor: AgencyActor; agency: AgencyDetail };

/** Who represents the agency by law. */
export async function RepresentativesTab({ actor, agency }: Props) {
  const [representatives, countries] = await Promise.all([
    findLegalRepresentatives(actor, [agency.id]),
    loadCountryOptions(),
  ]);
  return (
    <RepresentativesSection
      representatives={representatives}
      countries={countries}
      mayEdit={can(actor, 'keepLegalData')}
      needed={agency.legalNature !== 'PERSONA_NATURAL'}
    />
  );
}
