import { type CurrencyCode, isCurrencyCode } from './money';

/**
 * The largest amount that one row may hold, in minor units of its currency: about a million million pesos in 2026,
 * above any event. Nine thousand such rows still add up exactly; a sum of more is shown as «más de».
 */
const CEILINGS: Readonly<Record<CurrencyCode, number>> = {
  COP: 1_000_000_000_000,
  USD: 25_000_000_000,
  EUR: 20_000_000_000,
  MXN: 500_000_000_000,
  PEN: 100_000_000_000,
  CLP: 250_000_000_000,
};

/** Above this no row of any currency lies: what the database itself refuses. */
export const HIGHEST_CEILING = Math.max(...Object.values(CEILINGS));

/** The largest total, fee or claim in minor units of a currency; 0 for one that the catalogue does not hold. */
export const moneyCeiling = (currency: string): number => (isCurrencyCode(currency) ? CEILINGS[currency] : 0);

/** What is typed for one person and one day is multiplied by people, days and margin. */
const PER_DAY = 1000;

/** The largest amount for one person and one day, in minor units of a currency. */
export const dailyCeiling = (currency: string): number => moneyCeiling(currency) / PER_DAY;

/** The largest of them all: what an input refuses before the currency is known. */
export const HIGHEST_DAILY_CEILING = HIGHEST_CEILING / PER_DAY;

/**
 * COP per unit between which a rate of exchange can be true: a tenth and ten times of what each was worth in 2026,
 * in round numbers. Outside of them it is no rate of that currency, whatever the market does.
 */
const RATES: Readonly<Record<CurrencyCode, readonly [least: number, most: number]>> = {
  COP: [1, 1],
  USD: [400, 40_000],
  EUR: [450, 45_000],
  MXN: [20, 2_200],
  PEN: [110, 11_000],
  CLP: [0.4, 45],
};

const ALL_RATES = Object.values(RATES).flat();
/** Between these lies every rate of every currency: what the database itself holds to. */
export const RATE_RANGE: readonly [least: number, most: number] = [
  Math.min(...ALL_RATES),
  Math.max(...ALL_RATES),
];

const DECIMAL = /^\d{1,9}(\.\d{1,6})?$/;

/** Whether a decimal string can be COP per unit of a currency; '1' and nothing else for COP itself. */
export function isPossibleRate(currency: string, fxRate: string): boolean {
  if (!isCurrencyCode(currency) || !DECIMAL.test(fxRate)) return false;
  const [least, most] = RATES[currency];
  const rate = Number(fxRate);
  return rate >= least && rate <= most;
}

/** The least and the most that {@link isPossibleRate} takes. */
export const possibleRates = (currency: string): readonly [least: number, most: number] | null =>
  isCurrencyCode(currency) ? RATES[currency] : null;
