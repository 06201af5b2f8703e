import type { ServiceConcept } from '@/db/values/line-values';
import { shareOf, type TaxBook } from './tax-book';
import type { AgencyTaxFlags, ClientTaxFlags } from './tax-flags';
import { withheldFrom } from './withholding-schedule';

/** The client's withholdings on the whole quotation, in minor units. */
export type ClientWithholdings = {
  readonly reteFuente: number;
  /** Concept of the tax table; NONE where nothing is withheld for income tax. */
  readonly reteFuenteConcept: string;
  readonly reteIca: number;
  readonly reteIva: number;
  readonly reteIvaConcept: string | null;
};

/** Who sells what to whom. */
type Sale = {
  readonly agency: AgencyTaxFlags;
  readonly client: ClientTaxFlags;
  readonly serviceConcept: ServiceConcept;
};

export function clientWithholdings(
  sale: Sale,
  { subtotal, iva }: { readonly subtotal: number; readonly iva: number },
  book: TaxBook,
): ClientWithholdings {
  const { agency, client } = sale;
  const reteFuenteConcept = conceptOfReteFuente(sale);
  const reteIvaConcept = iva > 0 ? conceptOfReteIva(sale) : null;
  const withholdsIca = client.reteIcaAgent && !agency.regimenSimple && !agency.autoretenedorIca;
  return {
    reteFuente: reteFuenteOn(subtotal, reteFuenteConcept, book),
    reteFuenteConcept,
    reteIca: withholdsIca ? shareOf(subtotal, subtotal, book.cityRate('RETE_ICA', 'SERVICIOS_DEMAS')) : 0,
    reteIva: reteIvaConcept ? shareOf(iva, subtotal, book.rate('RETE_IVA', reteIvaConcept)) : 0,
    reteIvaConcept,
  };
}

function conceptOfReteFuente({ agency, client, serviceConcept }: Sale): string {
  if (!client.retenedorRenta || agency.regimenSimple || agency.autoretenedorRenta) return 'NONE';
  const isCompany = agency.legalNature === 'PERSONA_JURIDICA';
  if (!isCompany && agency.personaNaturalArt383AEt) return 'ART383';
  if (serviceConcept === 'CREATIVA') return 'CREATIVA';
  if (serviceConcept === 'HONORARIOS') return isCompany ? 'HONORARIOS_PJ' : 'HONORARIOS_PN';
  return isCompany || agency.declaranteRenta ? 'SERVICIOS_DECLARANTE' : 'SERVICIOS_NO_DECLARANTE';
}

function reteFuenteOn(subtotal: number, concept: string, book: TaxBook): number {
  if (concept === 'NONE') return 0;
  if (concept !== 'ART383') return shareOf(subtotal, subtotal, book.rate('RETE_FUENTE', concept));
  const schedule = book.art383();
  return schedule ? withheldFrom(schedule, subtotal) : 0;
}

function conceptOfReteIva({ agency, client }: Sale): string | null {
  if ((client.granContribuyente || client.stateEntity) && !agency.granContribuyente) return 'GC_OR_STATE';
  return client.responsableIva && agency.regimenSimple ? 'FROM_SIMPLE' : null;
}
