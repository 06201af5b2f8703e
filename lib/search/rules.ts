import { searchableWords } from '@/lib/core/searchable-words';
/** The fewest letters that are searched for. */
export const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 80;
/** Words that are looked for; more are left out. */
const MOST_WORDS = 6;
/** Shorter words are alike to too many others. */
const SHORTEST_FORGIVEN = 4;

/** Things of a person that are kept as used. */
export const MOST_USED = 200;

const CODE = /^(?:#|cot[\s-]*)?0*(\d{1,8})(?:\s*v\d+)?$/i;

/** The code of a quotation as people write it: 'COT-01485', 'cot 1485 v2', '#1485' and '1485' are 1485; null for other words. */
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

/** A NIT or an identity document as people write it: digits with or without points, spaces and a check digit. */
const DOCUMENT = /^(?:(?:nit|cc|ce)\.?\s*)?(\d[\d.\s]{4,16}\d)(?:\s*-\s*\d)?$/i;

/** The digits of a document without points and check digit: 'NIT 900.123.456-7' is '900123456'; null for other words. */
export function documentIn(text: string): string | null {
  const digits = DOCUMENT.exec(text.trim())?.[1]?.replaceAll(/\D/g, '');
  return digits !== undefined && digits.length >= 6 && digits.length <= 15 ? digits : null;
}

/** The words that are looked for: a document as one, without its points. */
export function wordsIn(text: string): string[] {
  const document = documentIn(text);
  return document ? [document] : searchableWords(text).slice(0, MOST_WORDS);
}

/** Whether a word may be meant that is written nearly so: long enough, and no number. */
export const isForgiven = (word: string): boolean => word.length >= SHORTEST_FORGIVEN && !/^\d+$/.test(word);
