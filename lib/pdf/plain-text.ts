import { scriptOf } from './scripts';

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

/** What is joined to an emoji: of a family or a profession the first person is drawn. */
const JOINED_EMOJI = /\u200D\p{Extended_Pictographic}/gu;
/** Joiners, variants and skin tones: an emoji is drawn in one colour. */
const EMOJI_PARTS = /[\u200D\uFE00-\uFE0F\u{1F3FB}-\u{1F3FF}\u20E3]/u;

function draw(character: string): string {
  if (DRAWN.test(character)) return character;
  const known = LOOKALIKES[character];
  if (known !== undefined) return known;
  if (EMOJI_PARTS.test(character)) return '';
  // Vowel points, which names are written without: the shaper cannot place some of them.
  if (/\p{Mn}/u.test(character)) return '';
  if (scriptOf(character)) return character;
  const simpler = Array.from(character.normalize('NFKD'))
    .filter((part) => DRAWN.test(part))
    .join('');
  if (simpler !== '') return simpler;
  // A letter of a script that no face draws must not vanish from a name unnoticed; a control character may.
  return /\p{L}|\p{N}/u.test(character) ? UNDRAWN : '';
}

/** What stands where a letter cannot be drawn. */
export const UNDRAWN = '?';

/** The letters of a text that no document can draw, each once: what to tell the person who types them. */
export const undrawnLetters = (text: string): string[] => [
  ...new Set(
    Array.from(text.normalize('NFC')).filter((letter) => letter !== UNDRAWN && draw(letter) === UNDRAWN),
  ),
];

/**
 * A text as the fonts can draw it: composed accents, single spaces, `\n` line ends, no control characters.
 * It stays text whatever it holds: markup, template braces and links are letters like any other.
 */
export function plainText(text: string): string {
  return Array.from(
    text
      .normalize('NFC')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll('\t', ' ')
      .replaceAll(/[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]/gu, '')
      .replaceAll(JOINED_EMOJI, ''),
    draw,
  )
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
