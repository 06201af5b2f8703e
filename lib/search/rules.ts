import type { SearchWord } from '@/lib/core/readers/search';

/** The fewest letters that are searched for. */
export const SHORTEST_SEARCH = 2;
/** Shorter words are alike to too many others. */
const SHORTEST_FORGIVEN = 4;

/** Things of a person that are kept as used. */
export const MOST_USED = 200;

const CODE = /^(?:#|(?:c?o)?t[\s-]*)?0*(\d{1,8})(?:\s*v\d+)?$/i;

/** The code of a quotation as people write it: 'COT-01485', 'cot 1485 v2', 'T-01485', '#1485' and '1485' are 1485; null for other words. */
export function codeIn(text: string): number | null {
  const digits = CODE.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

const PAPERS = {
  CONTRACT: /^(?:(?:ctr[\s-]*|contrato\s+)(?:(\d{4})-)?)?0*(\d{1,8})$/i,
  CLAIM: /^(?:cc[\s-]*|cuenta(?:\s+de\s+cobro)?\s+)?()0*(\d{1,8})$/i,
} as const;

/**
 * The number of a contract or a claim as people write it: 'CTR-2026-00012', 'contrato 12', 'cuenta de cobro 12' and
 * '12', with the year where one is written; null for other words.
 */
export function paperCodeIn(kind: keyof typeof PAPERS, text: string): PaperCode | null {
  const [, year, digits] = PAPERS[kind].exec(text.trim()) ?? [];
  return digits === undefined ? null : { code: Number(digits), year: year ? Number(year) : null };
}
export type PaperCode = { readonly code: number; readonly year: number | null };

/** Whether a word may be meant that is written nearly so: long enough, and no number. */
export function isForgiven({ spellings, isContact }: SearchWord): boolean {
  const [texts] = spellings;
  const [text = ''] = texts ?? [];
  const isPlain = spellings.length === 1 && texts?.length === 1 && !isContact;
  return isPlain && text.length >= SHORTEST_FORGIVEN && !/^\d+$/.test(text);
}

/** What stands for the words where a text is weighed by them. */
export const phraseOf = (words: readonly SearchWord[]): string =>
  words.map(({ spellings: [texts] }) => texts?.join(' ') ?? '').join(' ');
