/** Every character the registered Geist files draw (checked by the test against the files themselves). */
const DRAWN =
  /[\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u0113\u0116-\u012B\u012E-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u017E\u01CD\u01CE\u0218-\u021B\u1E80-\u1E85\u1E9E\u1EF2-\u1EF9\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2032\u2033\u2039\u203A\u20AC\u2122\u2212]/;
const LOOKALIKES: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2015': '\u2014',
  '\u2023': '\u2022',
  '\u25CF': '\u2022',
  '\u25AA': '\u2022',
  '\u2192': '->',
};

function draw(character: string): string {
  if (DRAWN.test(character)) return character;
  const known = LOOKALIKES[character];
  if (known !== undefined) return known;
  const simpler = Array.from(character.normalize('NFKD'))
    .filter((part) => DRAWN.test(part))
    .join('');
  if (simpler !== '') return simpler;
  // A letter of another script must not vanish from a name unnoticed; an emoji or a control character may.
  return /\p{L}|\p{N}/u.test(character) ? '?' : '';
}

/**
 * A text as the fonts can draw it: composed accents, single spaces, `\n` line ends, no control characters.
 * It stays text whatever it holds: markup, template braces and links are letters like any other.
 */
export function plainText(text: string): string {
  return Array.from(text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' '), draw)
    .join('')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

/** The paragraphs of a text: its lines that are not blank. */
export function paragraphsOf(text: string): string[] {
  return plainText(text)
    .split('\n')
    .filter((line) => line !== '');
}
