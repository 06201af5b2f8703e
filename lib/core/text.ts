/**
 * What a text may be, whoever sends it. All of it takes time in proportion to the length: a pattern that tries again
 * from every place would let one long text stop the server.
 */

/** True for what PostgreSQL, JSON and a mail can hold: no NUL, and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** True without line breaks and other control characters: fit for a name, a subject, a cell. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** A text without that character at its end; `/x+$/` would begin again at each of them. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

/** 'José Ñáñez' → 'Jose Nanez'. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A text as it is searched: without accents and case. */
export const foldText = (text: string): string => withoutAccents(text).toLowerCase();

/** A word or heading as it is compared, letters and digits only: 'Bogotá D.C.' → 'bogotadc'. */
export const foldWord = (text: string): string => foldText(text).replaceAll(/[^a-z0-9]/g, '');

/** A whole number as a form's field or an address writes it; null for anything else ('0x10', '1e3', '-1', ''). */
export const wholeNumber = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);
