import { isPossibleRate } from '@/lib/core/money-limits';
import {
  type PlacedLine,
  type PricedChoices,
  priceChoices,
} from '@/lib/quotations/choices/rules/price-choices';
import {
  type PricedFields,
  type PricingContext,
  pricingInputs,
} from '@/lib/quotations/drafts/pricing-inputs';
import { draftLimits, isTooLarge } from '@/lib/quotations/drafts/rules';
import type { PricedQuotation } from '@/lib/quotations/pricing/rules/priced-quotation';
import { NO_CLIENT } from '@/lib/quotations/rates/rules';
import { taxCityName } from '@/lib/taxes/rules/tax-book';
import { COP_ID, type DraftForm, fxRateOf, isComplete } from './draft-form';
import type { EditorCurrency, EditorOptions } from './editor-options';
import { formData } from './form-data';

export type DraftPrice = {
  /** Of what is taken; null while there is nothing to price, or it cannot be priced. */
  readonly priced: PricedQuotation | null;
  /** Of what is not taken too: a tax without a rate. */
  readonly warnings: readonly string[];
  /** Key of a complete line → where it is priced: one that is not taken as it would be. */
  readonly places: ReadonlyMap<string, PlacedLine>;
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
  const incomplete = form.lines.length - complete.length;
  const nothing = { incomplete, priced: null, warnings: [], places: new Map() };
  const currency = currencyOf(form, options);
  const problem = problemOf(form, currency.code);
  if (problem || complete.length === 0) return { ...nothing, problem };
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
  const choices = pricedWithinLimits(formData(form), context, options);
  if (!choices) return { ...nothing, problem: 'TOO_LARGE' };
  const { priced, warnings, lines } = choices;
  const places = new Map(
    complete.flatMap(({ key }, index) => {
      const placed = lines[index];
      return placed ? [[key, placed] as const] : [];
    }),
  );
  return { incomplete, priced, warnings, places, problem: null };
}

/** Null for what the server would refuse as too large. */
function pricedWithinLimits(
  fields: PricedFields,
  context: PricingContext,
  { taxTable }: EditorOptions,
): PricedChoices | null {
  const currency = context.currency.code;
  if (Object.keys(draftLimits(fields, currency)).length > 0) return null;
  try {
    const choices = priceChoices(pricingInputs(fields, context), taxTable);
    return isTooLarge(choices, currency) ? null : choices;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
