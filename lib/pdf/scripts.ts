/**
 * The scripts besides Latin that documents draw, each by a face of its own (`fallback-fonts.ts`). The letters of a
 * script include the marks and the punctuation that only its texts have.
 */
const LETTERS = {
  GREEK: /\p{scx=Greek}/u,
  CYRILLIC: /\p{scx=Cyrillic}/u,
  VIETNAMESE: /[\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9]/u,
  ARABIC: /\p{scx=Arabic}/u,
  HEBREW: /\p{scx=Hebrew}/u,
  HANGUL: /\p{Script=Hangul}/u,
  HAN: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uFF00-\uFFEF]/u,
  EMOJI: /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}]/u,
} as const;

export type Script = keyof typeof LETTERS;

const SCRIPTS = Object.keys(LETTERS) as Script[];
const MAYBE_FOREIGN = /[\u0180-\u1FFF\u203B-\u20AB\u20AD-\u2121\u2123-\u2211\u2213-\u{10FFFF}]/u;

/** The script of a letter that is not Latin; null for one of a script that no face here draws. */
export const scriptOf = (letter: string): Script | null =>
  SCRIPTS.find((script) => LETTERS[script].test(letter)) ?? null;

/** The scripts besides Latin that a text holds letters of; none at the price of one test for a text in Latin. */
export function scriptsIn(text: string): ReadonlySet<Script> {
  const found = new Set<Script>();
  if (!MAYBE_FOREIGN.test(text)) return found;
  for (const letter of text) {
    const script = MAYBE_FOREIGN.test(letter) ? scriptOf(letter) : null;
    if (script) found.add(script);
  }
  return found;
}
