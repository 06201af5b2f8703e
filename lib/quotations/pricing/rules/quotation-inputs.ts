import type {
  GENDERS,
  IvaCategory,
  PayBasis,
  ServiceConcept,
  TalentWithholding,
} from '@/db/values/line-values';
import type { AgencyTaxFlags, ClientTaxFlags } from '@/lib/taxes/rules/tax-flags';

/** The inputs of the calculator. Amounts in minor units, percentages as decimal strings ('22.5'). */

export const PRODUCER_IVA_BASES = ['FEE', 'FULL'] as const;

export type ProducerIvaBase = (typeof PRODUCER_IVA_BASES)[number];

export type GenderQuantity = { readonly gender: (typeof GENDERS)[number]; readonly quantity: number };

export type LineInputs = {
  /** Carried through to the priced line; no rule reads it. */
  readonly profile: string;
  readonly genders: readonly GenderQuantity[];
  /** Calendar days, 1 or more. */
  readonly days: number;
  /** Per person-day, as typed. */
  readonly budget: number;
  /** NET: `budget` is what the talent receives; GROSS: what the talent costs. */
  readonly payBasis: PayBasis;
  /** ART383 when left out. */
  readonly withholding?: TalentWithholding | undefined;
  /** GRAVADO when left out. */
  readonly ivaCategory?: IvaCategory | undefined;
};

export type QuotationInputs = {
  /** Day whose rates and UVT apply, 'YYYY-MM-DD'. */
  readonly date: string;
  /** City of the event, as the tax table names it; accents and capitals do not matter. */
  readonly city: string;
  readonly currency: string;
  /** COP per unit of the currency. '1' when left out, which only COP may. */
  readonly fxRate?: string | undefined;
  readonly agency: AgencyTaxFlags;
  readonly client: ClientTaxFlags;
  readonly tercero: boolean;
  /** Margin on price, percent, below 100. */
  readonly gain: string;
  /** Percent on the talent's pay. */
  readonly platformGainPct: string;
  /** Prices to the client are multiples of this many minor units. */
  readonly priceStep: number;
  /** Per person-day. */
  readonly feeding: number;
  readonly transport: number;
  readonly agents: number;
  readonly agentDays: number;
  /** Per agent and day. */
  readonly agentPrice: number;
  /** SERVICIOS when left out. */
  readonly serviceConcept?: ServiceConcept | undefined;
  /** FEE when left out. */
  readonly producerIvaBase?: ProducerIvaBase | undefined;
  /** One or more. */
  readonly lines: readonly LineInputs[];
};
