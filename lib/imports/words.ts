import { foldText, foldWord } from '@/lib/core/text';

/** What words mean that the product does not know: by `wordKey`, an agency's answer; '' leaves the place empty. */
export type KnownWords = Readonly<Record<string, string>>;

export type WordSense = {
  /** Answered by the agency, in this file or an earlier one. */
  readonly known: KnownWords;
  /** What rows have that say nothing, by field: answered for this file. */
  readonly blanks: Readonly<Record<string, string>>;
  /** All words of the columns of choices, folded, by field: what 'M' is depends on the others. */
  readonly others: Readonly<Record<string, readonly string[]>>;
};

export const NO_WORDS: WordSense = { known: {}, blanks: {}, others: {} };

export const wordKey = (field: string, word: string): string =>
  `${field} ${foldWord(word) || foldText(word).trim()}`;

/** A choice of a row; `word` is what is asked of the agency, an empty one of rows that say nothing. */
export type Choice = { readonly value: string | null } | { readonly word: string };

/** Reads a cell whose value is one of a list; `find` knows the product's own words for it. */
export function readChoice(
  { known, blanks }: WordSense,
  field: string,
  written: string,
  find: (word: string) => string | undefined,
): Choice {
  const word = written.trim();
  if (word === '') return { value: blanks[field] || null };
  const answer = known[wordKey(field, word)];
  if (answer !== undefined) return { value: answer || null };
  const found = find(word);
  return found === undefined ? { word } : { value: found };
}

/** What is said of a word that nobody knows, which the agency is asked once for all its rows. */
export const unknownWord = (field: string, key: string, word: string) => ({
  field,
  key,
  word,
});
