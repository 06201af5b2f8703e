import { decimalParts } from '@/lib/core/readers/decimal';

const MOST = 1_000_000_000_000;

/**
 * Whole pesos as tables have them: '$ 1.500.000', '1,500,000.00', 'COP 850.000', '(850.000)' and '-850.000' of what is the
 * other way round. Null for nothing written, 'unclear' for what could be meant otherwise.
 */
export function readPesos(written: string): number | 'unclear' | null {
  const text = written.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
  // Tables of accounts show a nought as '$ -'.
  if (text === '' || /^(?:COP)?\$?[-–—]+$/i.test(text)) return null;
  const signed = text.replace(/^(?:COP)?\$?(?=[-−(])/i, '');
  if (signed.startsWith('(') !== signed.endsWith(')')) return 'unclear';
  const [, opening, inside = ''] = /^([-−(]?)(.*?)\)?$/.exec(signed) ?? [];
  const bare = inside.replace(/^(?:COP)?\$?/i, '').replace(/(?:COP|pesos)$/i, '');
  const parts = decimalParts(bare);
  if (!parts) return 'unclear';
  const [whole, fraction] = parts;
  // '850,000' is eight hundred and fifty thousand to some, and no pesos of three decimals to anybody.
  const digits = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? whole + fraction : whole;
  // '1500.000' and '1,500.000' are a thousand times as much where both signs part thousands.
  if (fraction.length === 3 && whole.length > 3) return 'unclear';
  const isWhole = digits !== whole || /^0*$/.test(fraction);
  const amount = Number(digits || '0');
  if (!isWhole || amount > MOST) return 'unclear';
  return opening ? -amount : amount;
}
