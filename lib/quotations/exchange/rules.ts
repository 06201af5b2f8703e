import { exact, isCurrencyCode, parseDecimal, ratio, roundDown, times } from '@/lib/core/money';

export const COP = 'COP';

/** A currency with what a unit of it is worth: COP per unit as a decimal string, '1' for pesos. */
export type Exchange = { readonly fxRate: string; readonly decimals: number };

const PESOS: Exchange = { fxRate: '1', decimals: 0 };

/**
 * An amount in the minor units of another currency, half-up, by what either is worth in pesos: exact whatever the
 * rate's decimals. Throws RangeError for a rate that is no number above 0, and for what is too large to be exact.
 */
export function exchanged(amount: number, from: Exchange, to: Exchange): number {
  return exact(Number(exchangedExactly(amount, from, to)));
}

function exchangedExactly(amount: number, from: Exchange, to: Exchange): bigint {
  const [own, other] = [parseDecimal(from.fxRate), parseDecimal(to.fxRate)];
  if (own.numerator === 0 || other.numerator === 0) throw new RangeError('a rate of exchange is above 0');
  // Two steps, each in lowest terms, so that neither leaves the exact numbers before the amount does.
  const worth = ratio(own.numerator, times(own.denominator, 10 ** from.decimals));
  const price = ratio(times(other.denominator, 10 ** to.decimals), other.numerator);
  const top = BigInt(worth.numerator) * BigInt(price.numerator);
  const bottom = BigInt(worth.denominator) * BigInt(price.denominator);
  const sign = amount < 0 ? -1n : 1n;
  const doubled = BigInt(amount) * sign * top * 2n + bottom;
  return (sign * doubled) / (bottom * 2n);
}

/** A constant in pesos as minor units of a currency, so that the defaults of a quotation in dollars are worth theirs. */
export const inCurrency = (pesos: number, to: Exchange): number => exchanged(pesos, PESOS, to);

/**
 * An amount in pesos at its frozen rate. It is shown and added up, never calculated with: beyond the exact integers it
 * is the nearest number, which `formatMoney` writes as «más de».
 */
export const inPesos = (amount: number, from: Exchange): number =>
  Number(exchangedExactly(amount, from, PESOS));

/**
 * The price step of a currency: the step in pesos, or the largest power of ten of its minor units that is worth no more.
 * Rounding adds no more to a price in dollars than to one in pesos.
 */
export function priceStepIn(pesos: number, currency: string, { fxRate, decimals }: Exchange): number {
  if (currency === COP) return pesos;
  const { numerator, denominator } = parseDecimal(fxRate);
  const most = roundDown(pesos, ratio(times(denominator, 10 ** decimals), numerator));
  return most < 1 ? 1 : 10 ** (String(most).length - 1);
}

/**
 * COP per unit between which a rate is believable: half and double of what each was worth in 2026, in round numbers.
 * Outside of them it is most likely turned round, or a point stands in the wrong place.
 */
const BELIEVABLE: Readonly<Record<string, readonly [number, number]>> = {
  USD: [2000, 8000],
  EUR: [2300, 9500],
  MXN: [110, 450],
  PEN: [550, 2300],
  CLP: [2, 9],
};

/** A rate that looks mistyped is too low or too high; null for a plausible rate and for no number. */
export function doubtfulRate(currency: string, fxRate: string): 'LOW' | 'HIGH' | null {
  const range = isCurrencyCode(currency) ? BELIEVABLE[currency] : undefined;
  const rate = Number(fxRate);
  if (!range || !(rate > 0)) return null;
  if (rate < range[0]) return 'LOW';
  return rate > range[1] ? 'HIGH' : null;
}

/** After these days a rate is worth a second look. */
export const RATE_AGES_AFTER_DAYS = 7;

/** The days between a rate's date and today, both `YYYY-MM-DD`; 0 without a date. */
export const daysOld = (fxRateDate: string | null, today: string): number =>
  fxRateDate === null
    ? 0
    : Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${fxRateDate}T00:00:00Z`)) / 86_400_000);

/** '4123.45' → '4.123,45', without idle zeros. */
export function rateText(fxRate: string): string {
  const [whole = '0', fraction = ''] = fxRate.split('.');
  const cut = fraction.replace(/0+$/, '');
  return whole.replace(/\B(?=(\d{3})+$)/g, '.') + (cut ? `,${cut}` : '');
}
