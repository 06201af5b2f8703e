import type { QuotationData } from '../inputs';
import type { AgencyTaxFlags, ClientTaxFlags, QuotationInputs } from '../pricing/rules/quotation-inputs';
import type { BusinessConstants } from '../rates/rules';

/** What a price rests on besides what was typed: on the server read from the database, in the browser handed down from it. */
export type PricingContext = {
  /** Day whose rates apply, YYYY-MM-DD. */
  readonly date: string;
  readonly agency: AgencyTaxFlags;
  /** The agency's own margin, for a quotation that names none. */
  readonly agencyGain: string;
  readonly client: ClientTaxFlags;
  /** The event's city as the calculator names it. */
  readonly city: string;
  readonly currency: { readonly code: string; readonly decimals: number };
  readonly constants: BusinessConstants;
};

/** The fields of a draft that its price depends on. */
export type PricedFields = Pick<
  QuotationData,
  | 'fxRate'
  | 'tercero'
  | 'serviceConcept'
  | 'percentageGain'
  | 'feeding'
  | 'transport'
  | 'priceAgentService'
  | 'quantityServiceAgent'
  | 'daysServiceAgent'
  | 'lines'
>;

/**
 * A constant in pesos as minor units of a currency, half-up, so that the defaults of a quotation in
 * dollars are worth what those in pesos are.
 */
export function inCurrency(pesos: number, fxRate: string, decimals: number): number {
  const [whole = '0', fraction = ''] = fxRate.split('.');
  const rate = BigInt(whole + fraction);
  if (rate === 0n) return 0;
  const scaled = BigInt(pesos) * 10n ** BigInt(decimals + fraction.length);
  return Number((scaled * 2n + rate) / (rate * 2n));
}

/** The draft as the calculator takes it, with the defaults of the agency and of the business constants in place. */
export function pricingInputs(data: PricedFields, context: PricingContext): QuotationInputs {
  const { constants, currency } = context;
  const orDefault = (given: number | null | undefined, pesos: number): number =>
    given ?? inCurrency(pesos, data.fxRate, currency.decimals);
  return {
    date: context.date,
    city: context.city,
    currency: currency.code,
    fxRate: data.fxRate,
    agency: context.agency,
    client: context.client,
    tercero: data.tercero,
    percentageGain: data.percentageGain ?? context.agencyGain,
    platformGainPct: constants.platformGainPct,
    priceStep: constants.priceStep,
    feeding: orDefault(data.feeding, constants.feeding),
    transport: orDefault(data.transport, constants.transport),
    quantityServiceAgent: data.quantityServiceAgent,
    daysServiceAgent: data.daysServiceAgent,
    priceAgentService: orDefault(data.priceAgentService, constants.priceAgentService),
    serviceConcept: data.serviceConcept,
    producerIvaBase: 'FEE',
    lines: data.lines,
  };
}
