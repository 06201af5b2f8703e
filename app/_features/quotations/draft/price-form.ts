import { isPossibleRate } from '@/lib/core/money-limits';
import {
  type PricedFields,
  type PricingContext,
  pricingInputs,
} from '@/lib/quotations/drafts/pricing-inputs';
import { draftLimits, isTooLarge } from '@/lib/quotations/drafts/rules';
import { priceQuotation } from '@/lib/quotations/pricing/rules/price-quotation';
import type { PricedQuotation } from '@/lib/quotations/pricing/rules/priced-quotation';
import { NO_CLIENT } from '@/lib/quotations/rates/rules';
import { taxCityName } from '@/lib/taxes/rules/tax-book';
import { COP_ID, type DraftForm, fxRateOf, isComplete } from './draft-form';
import type { EditorCurrency, EditorOptions } from './editor-options';
import { formData } from './form-data';

export type DraftPrice = {
  /** Null while there is nothing to price, or it cannot be priced. */
  readonly priced: PricedQuotation | null;
  /** Key of a line → its place among the priced lines. */
  readonly places: ReadonlyMap<string, number>;
  /** The number of incomplete lines, which are left out. */
  readonly incomplete: number;
  readonly problem: 'FX_RATE' | 'GAIN' | 'TOO_LARGE' | null;
};

const GAIN = /^\d{1,2}(\.\d{1,6})?$/;

export const currencyOf = (form: DraftForm, { currencies }: EditorOptions): EditorCurrency =>
  currencies.find(({ id }) => id === form.currencyId) ?? { id: COP_ID, code: 'COP', name: '', decimals: 0 };

function problemOf(form: DraftForm, currency: string): DraftPrice['problem'] {
  if (!isPossibleRate(currency, fxRateOf(form))) return 'FX_RATE';
  return form.gain === '' || GAIN.test(form.gain) ? null : 'GAIN';
}

/** The draft's figures by the calculator the server uses, from its complete lines. */
export function priceForm(form: DraftForm, options: EditorOptions): DraftPrice {
  const complete = form.lines.filter(isComplete);
  const places = new Map(complete.map(({ key }, index) => [key, index]));
  const rest = { places, incomplete: form.lines.length - complete.length };
  const currency = currencyOf(form, options);
  const problem = problemOf(form, currency.code);
  if (problem || complete.length === 0) return { ...rest, priced: null, problem };
  const city = options.cities.find(({ id }) => id === form.cityId);
  const client = options.clients.find(({ id }) => id === form.clientId);
  const context: PricingContext = {
    date: options.today,
    agency: options.agency,
    agencyGain: options.agencyGain,
    client: client?.flags ?? NO_CLIENT,
    city: city ? taxCityName(city) : '',
    currency,
    constants: options.constants,
  };
  const priced = pricedWithinLimits(formData(form), context, options);
  return { ...rest, priced, problem: priced ? null : 'TOO_LARGE' };
}

/** Null for what the server would refuse as too large. */
function pricedWithinLimits(
  fields: PricedFields,
  context: PricingContext,
  { taxTable }: EditorOptions,
): PricedQuotation | null {
  const currency = context.currency.code;
  if (Object.keys(draftLimits(fields, currency)).length > 0) return null;
  try {
    const priced = priceQuotation(pricingInputs(fields, context), taxTable);
    return isTooLarge(priced.quotation, currency) ? null : priced;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
