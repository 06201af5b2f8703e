import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { sentCode } from '@/app/_features/signing/sent-code';
import { type AgencyDetail, findLegalRepresentatives } from '@/lib/agencies/queries';
import { getMandate } from '@/lib/contracts/agency-signing/queries';
import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { formatLongDate, isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { ContractTypeCard } from './contract-type-card';
import { MandateCard } from './mandate-card';
import { RepresentativesSection } from './representatives-section';

type Props = { actor: AgencyActor; agency: AgencyDetail };

/** Who represents the agency by law. */
export async function RepresentativesTab({ actor, agency }: Props) {
  const [representatives, countries, { mandate, representative, step }] = await Promise.all([
    findLegalRepresentatives(actor, [agency.id]),
    loadCountryOptions(),
    getMandate(actor),
  ]);
  const maySign = can(actor, 'signContracts');
  return (
    <>
      <RepresentativesSection
        representatives={representatives}
        countries={countries}
        mayEdit={can(actor, 'keepLegalData')}
        needed={agency.legalNature !== 'PERSONA_NATURAL'}
      />
      <ContractTypeCard
        id={agency.id}
        contractTypeId={agency.contractTypeId}
        mayEdit={can(actor, 'keepLegalData')}
      />
      <MandateCard
        mandate={
          mandate && {
            name: mandate.representativeName,
            day: formatLongDate(new Date(mandate.until.getTime() - 1), DEFAULT_TIME_ZONE, { year: true }),
          }
        }
        hasRepresentative={representative !== null}
        sent={sentCode(step)}
        today={isoDateInZone(new Date(), DEFAULT_TIME_ZONE)}
        mayEdit={maySign}
      />
    </>
  );
}
