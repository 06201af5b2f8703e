import { or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isSearchable } from '@/lib/core/searchable-words';

/** Fewer letters are looked for where a word begins: an index knows groups of three. */
const LETTERS_INSIDE_WORDS = 3;

/**
 * True for rows whose text holds what was searched, accents and case aside; one or two letters only where a word begins.
 * Signs alone are held by nothing. LIKE, because an index of trigrams on `search_fold(column)` serves it; what was typed is no pattern.
 */
export function holdsText(column: AnyPgColumn, search: string): SQL | undefined {
  const searched = search.trim();
  return searched ? holdsFolded(sql`search_fold(${column})`, searched) : undefined;
}

/** The same of a text that is folded already, as an index has it. */
export function holdsFolded(text: SQL, searched: string): SQL | undefined {
  // Of signs alone an index knows nothing: they would be looked for in every row.
  if (!isSearchable(searched)) return sql`false`;
  const typed = sql`search_fold(${searched.replaceAll(/[%_\\]/g, '\\$&')})`;
  if (searched.length >= LETTERS_INSIDE_WORDS) return sql`${text} like '%' || ${typed} || '%'`;
  return or(sql`${text} like ${typed} || '%'`, sql`${text} like '% ' || ${typed} || '%'`);
}
