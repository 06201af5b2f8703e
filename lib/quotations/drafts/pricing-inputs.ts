import { inCurrency, priceStepIn } from '../exchange/rules';
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
  | 'gain'
  | 'feeding'
  | 'transport'
  | 'agentPrice'
  | 'agents'
  | 'agentDays'
  | 'lines'
>;

/** The draft as the calculator takes it, with the defaults of the agency and of the business constants in place. */
export function pricingInputs(data: PricedFields, context: PricingContext): QuotationInputs {
  const { constants, currency } = context;
  const exchange = { fxRate: data.fxRate, decimals: currency.decimals };
  const orDefault = (given: number | null | undefined, pesos: number): number =>
    given ?? inCurrency(pesos, exchange);
  return {
    date: context.date,
    city: context.city,
    currency: currency.code,
    fxRate: data.fxRate,
    agency: context.agency,
    client: context.client,
    tercero: data.tercero,
    gain: data.gain ?? context.agencyGain,
    platformGainPct: constants.platformGainPct,
    priceStep: priceStepIn(constants.priceStep, currency.code, exchange),
    feeding: orDefault(data.feeding, constants.feeding),
    transport: orDefault(data.transport, constants.transport),
    agents: data.agents,
    agentDays: data.agentDays,
    agentPrice: orDefault(data.agentPrice, constants.agentPrice),
    serviceConcept: data.serviceConcept,
    producerIvaBase: 'FEE',
    lines: data.lines,
  };
}
