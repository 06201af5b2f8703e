import { currencyDecimals } from '@/lib/core/money';
import { moneyCeiling } from '@/lib/core/money-limits';
import { decimalParts } from '@/lib/core/readers/decimal';

/** Why a text is no amount: cents of a currency that has none, more decimals than it has, too many digits, unreadable. */
export type AmountProblem = 'cents' | 'decimals' | 'tooLarge' | 'unclear';

/** `minor` in minor units; null while empty, and for what is no amount. */
export type ReadAmount = { readonly minor: number | null; readonly problem: AmountProblem | null };

const MOST_CHARACTERS = 40;

const group = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, '.');
const trimZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Without what stands around an amount that was copied: '$ 1.500', 'US$ 1.500', '1.500 COP'. */
const bare = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replace(/^(?:[A-Z]{0,3}\$|€|S\/|[A-Z]{3})/, '')
    .replace(/(?:\$|€|[A-Z]{3})$/, '');

/**
 * What a text says as es-CO writes amounts, points between thousands and a comma before decimals, or as English does where
 * it can be nothing else ('2,500,000', '1,234.50'). One that could be meant otherwise ('2,500') is never another amount.
 */
export function readAmount(text: string, currency: string): ReadAmount {
  const decimals = currencyDecimals(currency);
  const said = bare(text);
  if (said === '') return { minor: null, problem: text.trim() === '' ? null : 'unclear' };
  const parts = decimalParts(said);
  if (!parts) return { minor: null, problem: 'unclear' };
  const whole = trimZeros(parts[0] || '0');
  const fraction = parts[1].replace(/0+$/, '');
  if (fraction.length > decimals) return { minor: null, problem: decimals === 0 ? 'cents' : 'decimals' };
  const minor = Number(whole + fraction.padEnd(decimals, '0'));
  return minor > moneyCeiling(currency) ? { minor: null, problem: 'tooLarge' } : { minor, problem: null };
}

/**
 * The text to show once `before` became `typed`: grouped where it is clear what was meant, else as it was typed.
 * Points that this function wrote move along with the digits; a point or comma that a person wrote stays where it is.
 */
export function amountAfter(before: string, typed: string): string {
  const text = bare(typed).slice(0, MOST_CHARACTERS);
  const { inserted, removed } = difference(before, typed);
  if (inserted.length === 1 && !/[\d.,]/.test(inserted)) return bare(before);
  const [head = '', ...tail] = text.split(',');
  // A key puts one character in, in the place of one or none, or takes some away. More is pasted, and means what it says.
  const isKey = inserted === '' || (inserted.length === 1 && removed.length <= 1 && inserted !== '.');
  const isOurs = isKey && isGrouped(bare(before).split(',')[0] ?? '');
  const isRead = /^\d*$/.test(head) || isGrouped(head) || (isOurs && /^[\d.]*$/.test(head));
  if (!isRead || tail.length > 1 || !/^\d*$/.test(tail[0] ?? '')) return text;
  const whole = group(trimZeros(head.replaceAll('.', '')));
  return tail.length === 0 ? whole : `${whole || '0'},${tail[0]}`;
}

const isGrouped = (text: string): boolean => /^\d{0,3}$|^\d{1,3}(\.\d{3})+$/.test(text);

/** What a text got, and what it lost, in one stretch to become another. */
function difference(before: string, after: string): { inserted: string; removed: string } {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    inserted: after.slice(start, after.length - end),
    removed: before.slice(start, before.length - end),
  };
}
