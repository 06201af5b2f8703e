/** Crockford's figures and letters, of which none is taken for another. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 12;

/** What people write for letters that are not there. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code as it is kept, however it was typed: with spaces or hyphens, in small letters. Null when it is none. */
export function readVerificationCode(typed: string): string | null {
  const letters = [...typed.toUpperCase()].filter((letter) => !/[\s\-–—.]/.test(letter));
  const code = letters.map((letter) => MISREAD[letter] ?? letter);
  return code.length === CODE_LENGTH && code.every((letter) => CODE_LETTERS.includes(letter))
    ? code.join('')
    : null;
}

/** A code as it is printed: 'K3MQ-7WXA-90TB'. */
export const groupedCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/** A person's name for whoever holds the document, who can tell whether it is the one that stands there: 'V•••• R•••'. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [first = '', ...others] = [...word];
      return first + '•'.repeat(Math.min(others.length, 8));
    })
    .join(' ');

/**
 * What became of a document after it was made: it says what holds, it was given back to be corrected, another one took
 * its place, it was undone.
 */
export type Standing = 'VALID' | 'RETURNED' | 'REPLACED' | 'VOIDED';
