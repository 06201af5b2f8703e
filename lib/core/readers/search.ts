import { nitCheckDigit, readNit } from '../nit';
import { foldText } from '../text';

/** A row holds a word when it holds every text of one of its spellings. */
export type SearchWord = {
  readonly spellings: readonly (readonly string[])[];
  /** A telephone, the number of a document or an address of mail: what reaches or identifies somebody. */
  readonly isContact: boolean;
};

export const LONGEST_SEARCH = 80;
/** More words are left out. */
const MOST_WORDS = 6;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 17;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether something can be looked for: signs alone stand in no index, and would be sought in every row. */
export const isSearchable = (typed: string): boolean => LETTER_OR_DIGIT.test(typed);

/** What was typed, without marks that nobody sees, with one kind of dash and of blank. */
export const plainSearch = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH);

const LABEL = String.raw`(?:nit|c\.?c|c\.?e|t\.?i|ppt|pep|c[eé]dula|pasaporte|tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|pbx|whatsapp)[.:# ]*`;
const DIGITS = String.raw`[+(]*\d[\d ().,'-]*\d`;
const EXTENSION = String.raw`(?: ?(?:ext(?:ensi[oó]n)?[.: ]*|x)\d{1,6})?`;
/** A telephone or a document, with what people write before and behind it. */
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._-])(${LABEL})?(${DIGITS})${EXTENSION}(?![\p{L}\p{N}@])`,
  'giu',
);
/** The number of a passport, among others. */
const DOCUMENT = /^(?=(?:.*\d){4})[a-z0-9]{6,15}$/i;
/** 'COT-01468', 'cot1468': what the papers of an agency are called. */
const CODE = /^(cot|ctr|cc)-?0*(\d{1,8})$/i;

const wordsOf = (text: string): string[] =>
  text
    .split(' ')
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);

function readWord(text: string): SearchWord {
  const [, paper, number] = CODE.exec(text) ?? [];
  return {
    spellings: paper && number ? [[text], [paper, number]] : [[text]],
    isContact: !paper && (text.includes('@') || DOCUMENT.test(text)),
  };
}

/** The number of a NIT that has its check digit behind it; null for other numbers, telephones among them. */
function withoutCheckDigit(typed: string): string | null {
  const nit = readNit(typed);
  if (!nit || nit.checkDigit === null) return null;
  const isTold = /- ?\d$/.test(typed.trim());
  const isSure = /^[89]|^\d{10}$/.test(nit.number) && nitCheckDigit(nit.number) === nit.checkDigit;
  return isTold || isSure ? nit.number : null;
}

/** What dials abroad, and the code of Colombia before a number of its own. */
const ABROAD = /^(?:00(?=[1-9]))?(?:57(?=(?:3\d{9}|60\d{8})$))?/;

/** Blanks of a telephone or between thousands; any other numbers side by side may be two. */
const ONE_NUMBER = /[+()]|\. ?\d|^\d{1,3}(?: \d{3})+(?:-\d)?$|^(?:3\d{9}|60\d{8})$/;

/** A telephone or document: its digits alone; null for what has too few or too many. */
function readNumber(typed: string, isLabelled: boolean): SearchWord | null {
  const digits = typed.replaceAll(/\D/g, '').replace(ABROAD, '');
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return null;
  const bare = withoutCheckDigit(typed);
  const spellings = [[digits], ...(bare ? [[bare]] : [])];
  const apart = wordsOf(typed);
  const isOne = isLabelled || ONE_NUMBER.test(typed) || ONE_NUMBER.test(digits);
  // 'gala 2026 15000' are two numbers, and a date is written with its dashes.
  const asTyped = apart.length === 1 ? apart[0] !== digits : !isOne;
  return { spellings: asTyped ? [...spellings, apart] : spellings, isContact: true };
}

/**
 * Reads what was typed into a search, in every list and in Ctrl-K: words in any order, without the signs around them;
 * telephones and documents with any blanks, points and dashes as the digits that rows are searched by; codes with or
 * without dash and zeros. Nothing for no words; of signs alone one word that nothing holds.
 */
export function readSearch(typed: string): SearchWord[] {
  const text = plainSearch(typed);
  if (text === '') return [];
  if (!isSearchable(text)) return [{ spellings: [], isContact: false }];
  const read: SearchWord[] = [];
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    const number = readNumber(match[2] ?? '', match[1] !== undefined);
    if (!number) continue;
    read.push(...wordsOf(text.slice(from, match.index)).map(readWord), number);
    from = match.index + match[0].length;
  }
  return [...read, ...wordsOf(text.slice(from)).map(readWord)].slice(0, MOST_WORDS);
}

/** Whether a text of a list that the browser holds has each word, in any order, accents and case aside. */
export function holdsSearch(text: string, typed: string): boolean {
  const folded = foldText(text);
  const numbers = folded.replaceAll(/(?<=\d)[ ().-]+(?=\d)/g, '');
  const holds = (one: string) => folded.includes(foldText(one)) || numbers.includes(foldText(one));
  return readSearch(typed).every(({ spellings }) => spellings.some((texts) => texts.every(holds)));
}
