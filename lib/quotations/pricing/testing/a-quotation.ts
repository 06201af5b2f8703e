import type { AgencyTaxFlags, ClientTaxFlags } from '@/lib/taxes/rules/tax-flags';
import type { LineInputs, QuotationInputs } from '../rules/quotation-inputs';

/** One person for one day at a gross `budget`. */
export function aLine(given: Partial<LineInputs> = {}): LineInputs {
  return {
    profile: 'modelo',
    genders: [{ gender: 'FEMENINO', quantity: 1 }],
    days: 1,
    budget: 1_000_000,
    payBasis: 'GROSS',
    ...given,
  };
}

export const aCompany: AgencyTaxFlags = {
  legalNature: 'PERSONA_JURIDICA',
  responsableIva: true,
  personaNaturalArt383AEt: false,
  declaranteRenta: true,
  granContribuyente: false,
  regimenSimple: false,
  autoretenedorRenta: false,
  autoretenedorIca: false,
};

export const aPerson: AgencyTaxFlags = {
  ...aCompany,
  legalNature: 'PERSONA_NATURAL',
  declaranteRenta: false,
};

/** A buyer who withholds nothing. */
export const aClient: ClientTaxFlags = {
  retenedorRenta: false,
  reteIcaAgent: false,
  granContribuyente: false,
  stateEntity: false,
  responsableIva: true,
};

/** In Bogotá in 2026, by a company, with neither fee nor margin, so that what is sold is the line's gross budget. */
export function aQuotation(given: Partial<QuotationInputs> = {}): QuotationInputs {
  return {
    date: '2026-03-10',
    city: 'Bogota',
    currency: 'COP',
    agency: aCompany,
    client: aClient,
    tercero: true,
    gain: '0',
    platformGainPct: '0',
    priceStep: 1,
    feeding: 0,
    transport: 0,
    agents: 0,
    agentDays: 0,
    agentPrice: 0,
    lines: [aLine()],
    ...given,
  };
}
