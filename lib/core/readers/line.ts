/** Letters that join, or stay apart, by U+200C and U+200D between them. */
const JOINING =
  '[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mong}\\p{sc=Nkoo}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}]';
/** The flags of England, Scotland and Wales, whose letters nobody sees. */
const FLAG = '\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}';
const EMOJI_JOINED = '(?<=[\\p{ExtPict}\\p{EMod}]\\ufe0f?)\\u200d(?=\\p{ExtPict})';
const EMOJI_SHAPE = '(?<=[\\p{ExtPict}0-9#*])[\\ufe0e\\ufe0f]';
const LETTERS_JOINED = `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`;

/** Marks that nobody sees, and after `|` those of them that some letters and emoji need. */
const UNSEEN = new RegExp(
  `(${FLAG}|${EMOJI_JOINED}|${EMOJI_SHAPE}|${LETTERS_JOINED})|[\\p{DI}\\ufff9-\\ufffb]`,
  'gu',
);

/** A text without marks that nobody sees or that turn the direction of what follows; emoji and letters that join keep theirs. */
const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '$1');

/**
 * Reads a text of one line as it is typed, pasted and exported: in composed letters, without unseen marks, each run of blanks
 * one blank, none at its ends. Line breaks stay: whoever asks for one line refuses them (`isOneLine`).
 */
export const readLine = (typed: string): string =>
  withoutUnseen(typed)
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\t\u2800]+/gu, ' ')
    .trim();
