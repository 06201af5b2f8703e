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
  String.raw`(?<![\p{L}\p{N}@._#-])(${LABEL})?(${DIGITS})${EXTENSION}(?![\p{L}\p{N}@])`,
  'giu',
);
/** The number of a passport, among others. */
const DOCUMENT = /^(?=(?:.*\d){4})[a-z0-9]{6,15}$/i;
/** 'COT-01468', 'cot1468': what the papers of an agency are called. */
const CODE = /^(cot|ctr|cc)-?(0*)(\d{1,8})$/i;
/** '#7': what is numbered so. */
const MARKED = /^#0*(\d{1,8})$/;
/** Papers have at least so many digits, with zeros before them. */
const CODE_DIGITS = 5;

/** A word without the signs around it, but for the mark of a number. */
function bareWord(word: string): string {
  const marked = word.replaceAll(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}]+$/gu, '');
  return MARKED.test(marked) ? marked : marked.replace(/^[^\p{L}\p{N}]+/u, '');
}

const wordsOf = (text: string): string[] => text.split(' ').map(bareWord).filter(Boolean);

/**
 * How rows write the number of a paper and no other one: ' #7 ' and ' 7 cot-00007' of quotations and events, ' cc-00007 ' of
 * claims. With what stands on both sides, because 7 begins other numbers.
 */
function numberedAs(number: string, papers: readonly string[]): string[][] {
  const padded = number.padStart(CODE_DIGITS, '0');
  const written = papers.map((paper) => ` ${paper}-${padded} `);
  return (papers.includes('cot') ? [` #${number} `, ` ${number} cot-${padded}`, ...written] : written).map(
    (text) => [text],
  );
}

function readWord(text: string): SearchWord {
  const [, marked] = MARKED.exec(text) ?? [];
  if (marked) return { spellings: numberedAs(marked, ['cot', 'cc']), isContact: false };
  const [, paper, zeros = '', number = ''] = CODE.exec(text) ?? [];
  if (!paper) return { spellings: [[text]], isContact: text.includes('@') || DOCUMENT.test(text) };
  // With its zeros it may be the beginning of a longer one, which is still being typed.
  const isWhole = zeros === '' && number.length < CODE_DIGITS;
  const kind = paper.toLowerCase();
  const exact = kind === 'ctr' ? [[kind, number]] : numberedAs(number, [kind]);
  return { spellings: isWhole ? exact : [[text], ...exact], isContact: false };
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
  const folded = ` ${foldText(text)} `;
  const numbers = folded.replaceAll(/(?<=\d)[ ().-]+(?=\d)/g, '');
  const holds = (one: string) => folded.includes(foldText(one)) || numbers.includes(foldText(one));
  return readSearch(typed).every(({ spellings }) => spellings.some((texts) => texts.every(holds)));
}
