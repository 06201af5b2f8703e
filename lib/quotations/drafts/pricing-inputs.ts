import type { ServiceConcept } from '@/db/values/line-values';
import { pick } from '@/lib/core/pick';
import { PRICED_FIELDS } from '@/lib/core/quotation-fields';
import type { AgencyTaxFlags, ClientTaxFlags } from '@/lib/taxes/rules/tax-flags';
import { inCurrency, priceStepIn } from '../exchange/rules';
import type { QuotationData } from '../inputs';
import type { ProducerIvaBase, QuotationInputs } from '../pricing/rules/quotation-inputs';
import type { BusinessConstants } from '../rates/rules';

/** The context of a price besides the typed fields: read from the database on the server, and handed down to the browser. */
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
export type PricedFields = Pick<QuotationData, (typeof PRICED_FIELDS)[number] | 'lines'>;

/** The inputs of the calculator with nothing left out. */
export type AllInputs = Omit<QuotationInputs, 'lines'> & {
  readonly lines: QuotationData['lines'];
  readonly fxRate: string;
  readonly serviceConcept: ServiceConcept;
  readonly producerIvaBase: ProducerIvaBase;
};

/** The draft as the calculator takes it, with the defaults of the agency and of the business constants in place. */
export function pricingInputs(data: PricedFields, context: PricingContext): AllInputs {
  const { date, city, agency, client, constants, currency } = context;
  const exchange = { fxRate: data.fxRate, decimals: currency.decimals };
  const cost = (field: 'feeding' | 'transport' | 'agentPrice'): number =>
    data[field] ?? inCurrency(constants[field], exchange);
  return {
    ...pick(data, PRICED_FIELDS),
    date,
    city,
    currency: currency.code,
    agency,
    client,
    gain: data.gain ?? context.agencyGain,
    platformGainPct: constants.platformGainPct,
    priceStep: priceStepIn(constants.priceStep, currency.code, exchange),
    feeding: cost('feeding'),
    transport: cost('transport'),
    agentPrice: cost('agentPrice'),
    producerIvaBase: 'FEE',
    lines: data.lines,
  };
}
