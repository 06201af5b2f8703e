/**
 * Exact arithmetic of money. An amount is a safe integer in minor units of its currency (COP has 0 decimals,
 * USD 2); percentages are ratios of integers, read from decimal strings. No step ever holds a fraction:
 * products that leave the safe integers go through BigInt, and a result that does not fit is refused.
 */

/** A non-negative fraction of two safe integers; the denominator is above 0. */
export type Ratio = { readonly numerator: number; readonly denominator: number };

const DECIMAL = /^\d+(\.\d+)?$/;
/** Products up to here can be doubled and added to once more and stay exact. */
const ROOM = 2 ** 50;

/** The amount itself. @throws RangeError when it is no safe integer, which is where exactness would end */
export function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an exact amount of money: ${amount}`);
  return amount;
}

/**
 * A decimal string as a ratio: '22.5' → 45/2. `per` divides it further (100 for percent, 1000 for per mil).
 * @throws RangeError when it is not plain digits with an optional point, or too long to stay exact
 */
export function parseDecimal(text: string, per = 1): Ratio {
  if (!DECIMAL.test(text)) throw new RangeError(`Not a decimal number: ${text}`);
  const point = text.indexOf('.');
  if (point < 0) return ratio(Number(text), per);
  const fraction = text.slice(point + 1).replace(/0+$/, '');
  return ratio(Number(text.slice(0, point) + fraction), 10 ** fraction.length * per);
}

/** '19' → 19/100. @throws RangeError as {@link parseDecimal} does */
export const parsePercent = (text: string): Ratio => parseDecimal(text, 100);

/** A ratio in lowest terms. @throws RangeError unless both are safe integers, `numerator` ≥ 0, `denominator` > 0 */
export function ratio(numerator: number, denominator: number): Ratio {
  if (exact(numerator) < 0 || exact(denominator) <= 0) {
    throw new RangeError(`Not a ratio: ${numerator}/${denominator}`);
  }
  let [divisor, rest] = [denominator, numerator];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/**
 * The function x ↦ ⌊(slope · x + start) ÷ divisor⌋ on integers, exact whatever their size; `divisor` > 0.
 * What it returns throws RangeError for a result that is no safe integer.
 */
export function floorOfLine(slope: bigint, start: bigint, divisor: bigint): (x: number) => number {
  const [a, b, c] = [Number(slope), Number(start), Number(divisor)];
  const small = Math.abs(a) <= ROOM && Math.abs(b) <= ROOM && c <= ROOM;
  return (x) => {
    const product = a * x;
    if (small && Math.abs(product) <= ROOM) return floorDivide(product + b, c);
    const top = slope * BigInt(x) + start;
    const cut = top / divisor;
    return exact(Number(top % divisor < 0n ? cut - 1n : cut));
  };
}

// Exact below 2^53: a quotient that is not whole lies at least 1/bottom from the next whole number, and rounding
// moves it less than that. (A remainder by % would say the same, but takes ten times as long.)
const floorDivide = (top: number, bottom: number): number => Math.floor(top / bottom);

/** ⌊(amount × numerator × scale + offset) ÷ (denominator × scale)⌋. */
function floorOf(amount: number, { numerator, denominator }: Ratio, scale: 1 | 2, offset: number): number {
  const product = exact(amount) * numerator;
  if (Math.abs(product) <= ROOM && denominator <= ROOM) {
    return floorDivide(product * scale + offset, denominator * scale);
  }
  return floorOfLine(BigInt(numerator * scale), BigInt(offset), BigInt(denominator) * BigInt(scale))(amount);
}

/** R(amount × ratio): to the nearest minor unit, halves up. */
export const roundHalfUp = (amount: number, by: Ratio): number => floorOf(amount, by, 2, by.denominator);

/** amount × ratio, up to the next minor unit. */
export const roundUp = (amount: number, by: Ratio): number => floorOf(amount, by, 1, by.denominator - 1);

/** amount × ratio, down to the minor unit. */
export const roundDown = (amount: number, by: Ratio): number => floorOf(amount, by, 1, 0);

/** The product of two amounts. @throws RangeError when it is no longer exact */
export const times = (a: number, b: number): number => exact(a * b);

/** The sum of the numbers that `of` reads from the items. @throws RangeError when it is no longer exact */
export function sumOf<T>(items: readonly T[], of: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum = exact(sum + of(item));
  return sum;
}

/**
 * ALLOC: splits `total` in proportion to `weights` by largest remainder, ties to the lowest index, so that the
 * parts add up to it. Both are 0 or more. @throws RangeError when there is something to split and no weight
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights, (weight) => weight);
  if (total === 0) return weights.map(() => 0);
  if (whole === 0) throw new RangeError(`Nothing to allocate ${total} by`);
  const parts: number[] = [];
  const remainders: number[] = [];
  let left = total;
  for (const weight of weights) {
    const part = roundDown(total, { numerator: weight, denominator: whole });
    parts.push(part);
    remainders.push(remainderOf(total, weight, part, whole));
    left -= part;
  }
  for (; left > 0; left -= 1) {
    const largest = indexOfLargest(remainders);
    parts[largest] = (parts[largest] ?? 0) + 1;
    remainders[largest] = -1;
  }
  return parts;
}

/** total × weight − part × whole: what `part`, rounded down, leaves over. */
function remainderOf(total: number, weight: number, part: number, whole: number): number {
  const product = total * weight;
  return product <= ROOM
    ? product - part * whole
    : Number(BigInt(total) * BigInt(weight) - BigInt(part) * BigInt(whole));
}

/** The first one among equals. */
function indexOfLargest(values: readonly number[]): number {
  let found = 0;
  let largest = -1;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? -1;
    if (value > largest) {
      found = index;
      largest = value;
    }
  }
  return found;
}

/** Digits of the minor unit, and how amounts are marked in es-CO, where a bare $ is the Colombian peso. */
const CURRENCIES = {
  COP: { decimals: 0, symbol: '$' },
  USD: { decimals: 2, symbol: 'US$' },
  MXN: { decimals: 2, symbol: 'MX$' },
  PEN: { decimals: 2, symbol: 'S/' },
  CLP: { decimals: 0, symbol: 'CLP$' },
  EUR: { decimals: 2, symbol: '€' },
} as const;
export type CurrencyCode = keyof typeof CURRENCIES;

const SEPARATORS = { 'es-CO': { thousands: '.', decimals: ',' } } as const;
/** Amounts wrap neither inside a table cell nor at the end of a line. */
const NO_BREAK = '\u00a0';

export const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(CURRENCIES, code);

/** Digits of the currency's minor unit. @throws RangeError for a currency that the catalogue does not hold */
export const currencyDecimals = (code: string): number => currencyOf(code).decimals;

function currencyOf(code: string): { readonly decimals: number; readonly symbol: string } {
  if (!isCurrencyCode(code)) throw new RangeError(`Unknown currency: ${code}`);
  return CURRENCIES[code];
}

/** Minor units as a decimal string: 123450 USD → '1234.50', 1850000 COP → '1850000'. */
export function decimalFromMinor(amount: number, currency: string): string {
  const { decimals } = currencyOf(currency);
  const digits = String(Math.abs(exact(amount))).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = amount < 0 ? '-' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/**
 * What was typed, as minor units: '1234.5' USD → 123450.
 * @throws RangeError for anything but plain digits, or for more decimals than the currency has
 */
export function minorFromDecimal(text: string, currency: string): number {
  const { decimals } = currencyOf(currency);
  const { numerator, denominator } = parseDecimal(text);
  const unit = 10 ** decimals;
  if (unit % denominator !== 0) throw new RangeError(`${text} has more decimals than ${currency}`);
  return times(numerator, unit / denominator);
}

/** Said of a sum that is more than can be counted exactly. */
const MORE_THAN = { 'es-CO': { above: 'más de', below: 'menos de' } } as const;

/**
 * An amount as people read it: '$ 1.850.000' for COP, 'US$ 1.234,50' for USD, with no-break spaces. Written here
 * and not by Intl, whose spaces and symbols change with each ICU: server, browser and PDF must print the same.
 * A sum beyond the exact numbers is told by the largest of them ('más de $ 9.007.199.254.740.991'), so that no list
 * ends over one row. @throws RangeError for a fraction, or a currency that the catalogue does not hold
 */
export function formatMoney(
  amount: number,
  currency: string,
  locale: keyof typeof SEPARATORS = 'es-CO',
): string {
  if (Math.abs(amount) > Number.MAX_SAFE_INTEGER) {
    const side = MORE_THAN[locale][amount > 0 ? 'above' : 'below'];
    return `${side}${NO_BREAK}${formatMoney(Math.sign(amount) * Number.MAX_SAFE_INTEGER, currency, locale)}`;
  }
  const separators = SEPARATORS[locale];
  const [whole = '', fraction] = decimalFromMinor(Math.abs(amount), currency).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separators.thousands);
  const cents = fraction === undefined ? '' : separators.decimals + fraction;
  return `${amount < 0 ? '-' : ''}${currencyOf(currency).symbol}${NO_BREAK}${grouped}${cents}`;
}
