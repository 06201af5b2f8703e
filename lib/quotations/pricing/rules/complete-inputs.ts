import type { IvaCategory, ServiceConcept, TalentWithholding } from '@/db/values/line-values';
import { isCurrencyCode, parseDecimal, parsePercent, type Ratio, sumOf, times } from '@/lib/core/money';
import type { LineInputs, ProducerIvaBase, QuotationInputs } from './quotation-inputs';

export type CompleteLine = LineInputs & {
  readonly withholding: TalentWithholding;
  readonly ivaCategory: IvaCategory;
  readonly people: number;
  readonly personDays: number;
};

export type CompleteInputs = Omit<QuotationInputs, 'lines'> & {
  readonly fxRate: string;
  readonly serviceConcept: ServiceConcept;
  readonly producerIvaBase: ProducerIvaBase;
  readonly lines: readonly CompleteLine[];
  /** COP per unit of the currency. */
  readonly pesosPerUnit: Ratio;
  readonly margin: Ratio;
  readonly platformGain: Ratio;
};

/**
 * The inputs with the specification's defaults in place.
 * @throws RangeError for what cannot be calculated: no line or nobody on one, a negative or fractional number, a
 *   margin of 100 % or more, a malformed date or percentage, a foreign currency without exchange rate
 */
export function completeInputs(inputs: QuotationInputs): CompleteInputs {
  demand(/^\d{4}-\d{2}-\d{2}$/.test(inputs.date), 'date is YYYY-MM-DD');
  demand(isCurrencyCode(inputs.currency), 'currency is one of the catalogue');
  demand(inputs.lines.length > 0, 'a quotation has a line');
  count(inputs.feeding, 'feeding');
  count(inputs.transport, 'transport');
  count(inputs.agents, 'agents');
  count(inputs.agentDays, 'agentDays');
  count(inputs.agentPrice, 'agentPrice');
  count(inputs.priceStep, 'priceStep', 1);
  const margin = parsePercent(inputs.gain);
  demand(margin.numerator < margin.denominator, 'gain is below 100');
  // Field by field here and below: spreading objects of this size took longer than the arithmetic.
  return {
    date: inputs.date,
    city: inputs.city,
    currency: inputs.currency,
    fxRate: inputs.fxRate ?? '1',
    pesosPerUnit: exchangeRate(inputs),
    agency: inputs.agency,
    client: inputs.client,
    tercero: inputs.tercero,
    gain: inputs.gain,
    margin,
    platformGainPct: inputs.platformGainPct,
    platformGain: parsePercent(inputs.platformGainPct),
    priceStep: inputs.priceStep,
    feeding: inputs.feeding,
    transport: inputs.transport,
    agents: inputs.agents,
    agentDays: inputs.agentDays,
    agentPrice: inputs.agentPrice,
    serviceConcept: inputs.serviceConcept ?? 'SERVICIOS',
    producerIvaBase: inputs.producerIvaBase ?? 'FEE',
    lines: inputs.lines.map(completeLine),
  };
}

function completeLine(line: LineInputs): CompleteLine {
  count(line.budget, 'budget');
  count(line.days, 'days', 1);
  for (const { quantity } of line.genders) count(quantity, 'quantity');
  const people = sumOf(line.genders, (gender) => gender.quantity);
  count(people, 'people', 1);
  return {
    profile: line.profile,
    genders: line.genders,
    days: line.days,
    budget: line.budget,
    payBasis: line.payBasis,
    withholding: line.withholding ?? 'ART383',
    ivaCategory: line.ivaCategory ?? 'GRAVADO',
    people,
    personDays: times(people, line.days),
  };
}

function exchangeRate({ currency, fxRate }: QuotationInputs): Ratio {
  demand(fxRate !== undefined || currency === 'COP', 'a foreign currency needs its fxRate');
  const rate = parseDecimal(fxRate ?? '1');
  demand(rate.numerator > 0, 'fxRate is above 0');
  demand(currency !== 'COP' || rate.numerator === rate.denominator, 'fxRate is 1 for COP');
  return rate;
}

function count(value: number, name: string, least = 0): void {
  demand(Number.isSafeInteger(value) && value >= least, `${name} is a whole number from ${least}`);
}

function demand(holds: boolean, rule: string): void {
  if (!holds) throw new RangeError(`Not a quotation to price: ${rule}`);
}
