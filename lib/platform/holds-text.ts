import { and, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isSearchable, readSearch, type SearchWord } from '@/lib/core/readers/search';

/** Fewer letters are looked for where a word begins: an index knows groups of three. */
const LETTERS_INSIDE_WORDS = 3;

/** Where else a row may hold a word: in rows that hang on it. */
export type Elsewhere = (word: SearchWord) => SQL | undefined;

/**
 * True for rows whose text holds each word that was searched, in any order, accents and case aside; one or two letters
 * only where a word begins. The one way in which lists are searched. LIKE, because an index of trigrams on
 * `search_fold(column)` serves it; what was typed is no pattern.
 */
export const holdsText = (text: AnyPgColumn | SQL, search: string, elsewhere?: Elsewhere): SQL | undefined =>
  and(...readSearch(search).map((word) => holdsWord(sql`search_fold(${text})`, word, elsewhere)));

/**
 * Rows for which a condition holds, looked up before they are ordered: of a number few rows are found, and walking a list in
 * its order until there are enough would go through all of it. `held` names the same table.
 */
export const amongHeld = (id: AnyPgColumn, held: SQL | undefined): SQL =>
  sql`${id} = any(array(select ${id} from ${id.table} where ${held ?? sql`true`}))`;

type Searched = {
  readonly id: AnyPgColumn;
  readonly text: AnyPgColumn;
  /** Which rows are looked among. */
  readonly among: SQL | undefined;
};

/**
 * As `holdsText`, with what reaches or identifies somebody looked up first: few rows hold a number, and beside it a word of
 * most rows would have all of them read.
 */
export function holdsNumbersFirst(
  { id, text, among }: Searched,
  search: string,
  elsewhere: Elsewhere,
): SQL | undefined {
  const words = readSearch(search);
  const held = (asked: readonly SearchWord[]) =>
    asked.map((word) => holdsWord(sql`search_fold(${text})`, word, elsewhere));
  const numbers = words.filter(({ isContact }) => isContact);
  if (numbers.length === 0) return and(...held(words));
  const others = words.filter(({ isContact }) => !isContact);
  return and(amongHeld(id, and(among, ...held(numbers))), ...held(others));
}

/** The same for one word, and of a text that is folded already, as an index has it. */
export const holdsWord = (text: SQL, word: SearchWord, elsewhere?: Elsewhere): SQL =>
  or(
    ...word.spellings.map((texts) => and(...texts.map((one) => holdsFolded(text, one)))),
    elsewhere?.(word),
  ) ?? sql`false`;

/** True for a folded text that holds what was searched as it is. */
export function holdsFolded(text: SQL, searched: string): SQL | undefined {
  // Of signs alone an index knows nothing: they would be looked for in every row.
  if (!isSearchable(searched)) return sql`false`;
  const typed = sql`search_fold(${searched.replaceAll(/[%_\\]/g, '\\$&')})`;
  if (searched.length >= LETTERS_INSIDE_WORDS) return sql`${text} like '%' || ${typed} || '%'`;
  return or(sql`${text} like ${typed} || '%'`, sql`${text} like '% ' || ${typed} || '%'`);
}
