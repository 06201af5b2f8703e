/** What somebody typed as a number: with a point as it is kept, why it is none, or null for nothing typed. */
export type ReadDecimal =
  | { readonly value: string }
  | { readonly problem: 'unclear' | 'decimals' | 'percent' };

type Numbers = {
  readonly decimals: number;
  /** Without one, a point can only part decimals: nobody writes thousands of it. */
  readonly thousands: boolean;
};

const WRITTEN = /^(\d+|\d{1,3}(?:\.\d{3})+)?(?:,(\d+))?$/;
const SMALL = /^(\d{1,2}|100)(?:[.,](\d+))?$/;

const bare = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replace(/^(?:[A-Z]{0,3}\$|[A-Z]{3})/, '')
    .replace(/(?:%|\$|[A-Z]{3})$/, '');

function readDecimal(typed: string, { decimals, thousands }: Numbers): ReadDecimal | null {
  if (typed.trim() === '') return null;
  const said = bare(typed);
  const parts = (thousands ? WRITTEN : SMALL).exec(said);
  const [, whole = '', fraction = ''] = parts ?? [];
  if (!parts || whole + fraction === '') return { problem: 'unclear' };
  // '4,123' is four thousand to some, and '0,123' to nobody.
  if (thousands && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return { problem: 'unclear' };
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > decimals) return { problem: 'decimals' };
  const digits = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '') || '0';
  return { value: kept ? `${digits}.${kept}` : digits };
}

/** A rate of exchange as es-CO writes it: '4.123,45', '$ 4.123'. What could be meant otherwise is refused. */
export const readRate = (typed: string): ReadDecimal | null =>
  readDecimal(typed, { decimals: 6, thousands: true });

/** A percentage from 0 to below 100: '25', '12,5', '12.5 %', where a point can mean nothing but decimals. */
export function readPercent(typed: string): ReadDecimal | null {
  const read = readDecimal(typed, { decimals: 2, thousands: false });
  return read && 'value' in read && Number(read.value) >= 100 ? { problem: 'percent' } : read;
}

/** A decimal with a point as it is shown: '4123.45' → '4.123,45'. What is none stays as it is. */
export function decimalWords(value: string): string {
  const [, whole, fraction] = /^(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === undefined) return value;
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return fraction ? `${grouped},${fraction}` : grouped;
}
