import { withoutAccents } from '@/lib/core/text';

/** Letters that are no others with an accent. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', ẞ: 'SS', Ħ: 'H', Ŧ: 'T', ı: 'I' },
};

/**
 * A text in what banks take: capitals without accents, digits, `@._-` and single blanks. Null where it has a letter or
 * digit that is none of these, such as Chinese ones: half a name is another one.
 */
export function inBankLetters(text: string): string | null {
  const plain = withoutAccents(text.toUpperCase())
    .replaceAll(/[ÆŒØŁĐÐÞẞĦŦı]/g, (letter) => SPELLED[letter] ?? letter)
    .replaceAll(/['’ʼ´`]/g, '');
  if (/[^\P{L}A-Z]|[^\P{N}0-9]/u.test(plain)) return null;
  return plain
    .replaceAll(/[^A-Z0-9@._-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}
