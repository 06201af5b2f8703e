import { isPossibleRate } from '@/lib/core/money-limits';
import { type Exchange, exchanged, inCurrency } from '@/lib/quotations/exchange/rules';
import { type DraftForm, fxRateOf } from '../draft/draft-form';
import type { EditorCurrency, EditorOptions } from '../draft/editor-options';
import { currencyOf } from '../draft/price-form';

/** CONVERT: the amounts are worth what they were. KEEP: the figures stay, and are now of the other currency. */
export type TypedAmounts = 'CONVERT' | 'KEEP';

export type CurrencyChoice = {
  readonly currency: EditorCurrency;
  /** COP per unit, '1' for pesos. */
  readonly fxRate: string;
  readonly fxRateDate: string | null;
  readonly amounts: TypedAmounts;
};

const AMOUNTS = ['feeding', 'transport', 'agentPrice'] as const;

/** The business constant, in pesos, that an amount begins as. */
const constantOf = ({ constants }: EditorOptions, field: (typeof AMOUNTS)[number]): number =>
  field === 'agentPrice' ? constants.agentPrice : constants[field];

/** Null while the draft's own rate is not typed: nothing can be converted from it then. */
const exchangeOf = (form: DraftForm, options: EditorOptions): Exchange | null => {
  const { code, decimals } = currencyOf(form, options);
  return isPossibleRate(code, fxRateOf(form)) ? { fxRate: fxRateOf(form), decimals } : null;
};

const isOwn = (amount: number | null, pesos: number, exchange: Exchange | null): boolean =>
  amount !== null && !(exchange && amount === inCurrency(pesos, exchange));

/** The first amount that somebody typed, to show what becomes of it; null when all are as they began. */
export function typedAmount(form: DraftForm, options: EditorOptions): number | null {
  const exchange = exchangeOf(form, options);
  const paid = form.lines.find(({ budget }) => budget !== null && budget > 0)?.budget;
  if (paid) return paid;
  const field = AMOUNTS.find((name) => isOwn(form[name], constantOf(options, name), exchange));
  return field ? form[field] : null;
}

/** True when the rate of the present currency is known. */
export const canConvert = (form: DraftForm, options: EditorOptions): boolean =>
  exchangeOf(form, options) !== null;

/** One amount in the new currency. */
export function amountIn(
  amount: number,
  form: DraftForm,
  { currency, fxRate, amounts }: Pick<CurrencyChoice, 'currency' | 'fxRate' | 'amounts'>,
  options: EditorOptions,
): number {
  const from = exchangeOf(form, options);
  if (amounts === 'CONVERT' && from) return exchanged(amount, from, { ...currency, fxRate });
  return exchanged(
    amount,
    { fxRate: '1', decimals: currencyOf(form, options).decimals },
    { ...currency, fxRate: '1' },
  );
}

/**
 * A draft in another currency: amounts that somebody typed as chosen, those that are still the business constants as
 * these are in that currency. One change, which one step takes back whole.
 */
export function inOtherCurrency(
  form: DraftForm,
  choice: CurrencyChoice,
  options: EditorOptions,
): Partial<Omit<DraftForm, 'id'>> {
  const { currency, fxRate, fxRateDate } = choice;
  const from = exchangeOf(form, options);
  const converted = (amount: number) => amountIn(amount, form, choice, options);
  const costs = AMOUNTS.map((field) => {
    const [amount, pesos] = [form[field], constantOf(options, field)];
    const own = amount !== null && isOwn(amount, pesos, from);
    return [field, own ? converted(amount) : inCurrency(pesos, { ...currency, fxRate })] as const;
  });
  return {
    currencyId: currency.id,
    fxRate,
    fxRateDate,
    ...Object.fromEntries(costs),
    lines: form.lines.map((line) =>
      line.budget === null ? line : { ...line, budget: converted(line.budget) },
    ),
  };
}
