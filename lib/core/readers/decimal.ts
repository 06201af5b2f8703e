/** What somebody typed as a number: with a point as it is kept, why it is none, or null for nothing typed. */
export type ReadDecimal =
  | { readonly value: string }
  | { readonly problem: 'unclear' | 'decimals' | 'percent' };

type Numbers = {
  readonly decimals: number;
  /** Without one, a point can only part decimals: nobody writes thousands of it. */
  readonly thousands: boolean;
};

const HERE = /^(\d+|\d{1,3}(?:\.\d{3})+)?(?:,(\d*))?$/;
/** As in English, where it can be nothing else: '1,234,567', '1,234.5', '1234.56'; a point behind fewer digits may part thousands. */
const ELSEWHERE = /^(\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:,\d{3}){2,}|[1-9]\d{3,}(?=\.))(?:\.(\d+))?$/;

/** The digits before and behind the comma or point that parts decimals; null where a text could be meant otherwise. */
export function decimalParts(said: string): readonly [whole: string, fraction: string] | null {
  const [, whole = '', fraction = ''] = HERE.exec(said) ?? ELSEWHERE.exec(said) ?? [];
  return whole + fraction === '' ? null : [whole.replaceAll(/[.,]/g, ''), fraction];
}

const SMALL = /^(\d{1,2}|100)(?:[.,](\d+))?$/;

const withoutBlanks = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');

/** Without the sign of a currency, which a percentage does not have, nor a currency that of percentages. */
const withoutCurrency = (typed: string): string =>
  withoutBlanks(typed)
    .replace(/^(?:[A-Z]{0,3}\$|[A-Z]{3})/, '')
    .replace(/(?:\$|[A-Z]{3})$/, '');

function readDecimal(typed: string, said: string, { decimals, thousands }: Numbers): ReadDecimal | null {
  if (typed.trim() === '') return null;
  const parts = thousands ? decimalParts(said) : (SMALL.exec(said)?.slice(1) ?? null);
  if (!parts || said.endsWith(',')) return { problem: 'unclear' };
  const [whole = '', fraction = ''] = parts;
  // '4,123' is four thousand to some, and '0,123' to nobody.
  if (thousands && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return { problem: 'unclear' };
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > decimals) return { problem: 'decimals' };
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return { value: kept ? `${digits}.${kept}` : digits };
}

/** A rate of exchange as es-CO writes it: '4.123,45', '$ 4.123'. What could be meant otherwise is refused. */
export const readRate = (typed: string): ReadDecimal | null =>
  readDecimal(typed, withoutCurrency(typed), { decimals: 6, thousands: true });

/**
 * How many units of tax: '27', '1.000', '10,5'. Behind a point one or two digits are decimals, as they are kept; three part
 * thousands.
 */
export function readUnits(typed: string): ReadDecimal | null {
  const said = withoutBlanks(typed)
    .replace(/UVT$/i, '')
    .replace(/^(\d{1,5})\.(\d{1,2})$/, '$1,$2');
  return readDecimal(typed, said, { decimals: 2, thousands: true });
}

/** A percentage from 0 to below 100: '25', '12,5', '12.5 %', where a point can mean nothing but decimals. */
export function readPercent(typed: string, decimals = 2, takesHundred = false): ReadDecimal | null {
  const said = withoutBlanks(typed).replace(/%$/, '');
  const read = readDecimal(typed, said, { decimals, thousands: false });
  const most = takesHundred ? 100 : 100 - 10 ** -decimals;
  return read && 'value' in read && Number(read.value) > most ? { problem: 'percent' } : read;
}

/** A decimal with a point as it is shown: '4123.45' → '4.123,45'. What is none stays as it is. */
export function decimalWords(value: string): string {
  const [, whole, fraction] = /^(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === undefined) return value;
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return fraction ? `${grouped},${fraction}` : grouped;
}
