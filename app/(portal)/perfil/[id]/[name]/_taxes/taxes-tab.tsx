import { keepsLegalData } from '@/lib/agencies/policy';
import type { AgencyDetail } from '@/lib/agencies/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { TaxSection } from './tax-section';

type Props = { actor: AgencyActor; agency: AgencyDetail };

/** What the agency is for the tax office. */
export function TaxesTab({ actor, agency }: Props) {
  return (
    <TaxSection
      id={agency.id}
      values={taxValues(agency)}
      isPerson={agency.legalNature === 'PERSONA_NATURAL'}
      mayEdit={keepsLegalData(actor)}
    />
  );
}

const taxValues = (agency: AgencyDetail) => ({
  responsableIva: agency.responsableIva,
  personaNaturalArt383AEt: agency.personaNaturalArt383AEt,
  declaranteRenta: agency.declaranteRenta,
  granContribuyente: agency.granContribuyente,
  regimenSimple: agency.regimenSimple,
  autoretenedorRenta: agency.autoretenedorRenta,
  autoretenedorIca: agency.autoretenedorIca,
});
