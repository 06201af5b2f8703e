import { inBankLetters } from './bank-letters';
import type { Layout } from './layout';

/** A payee's name as a layout writes it, where its end does not fit; null where all of it does. */
export function shortenedName({ kind, detail }: Layout, name: string): string | null {
  const width = detail.find(({ source }) => source === 'name')?.width ?? 0;
  const whole = inBankLetters(name);
  return kind === 'FIXED' && width > 0 && whole !== null && whole.length > width
    ? whole.slice(0, width)
    : null;
}
