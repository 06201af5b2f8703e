import { and, or, type SQL, sql } from 'drizzle-orm';
import { talents } from '@/db/schema';
import { searchableWords } from '@/lib/core/searchable-words';
import { database } from '@/lib/platform/database';
import { holdsText } from '@/lib/platform/holds-text';

const MOST_WORDS = 6;
/** Shorter words are alike to too many others. */
const SHORTEST_CORRECTED = 4;
/** Known words that are tried for one that nobody has. */
const MOST_ALIKE = 5;
/** How far a word may be from what was typed, of 1: two letters the other way round are 0.73 in a word of six. */
const MOST_DISTANT = 0.75;

type Known = { readonly word: string; readonly known: boolean; readonly alike: readonly string[] };

/**
 * True for talents whose name or alias holds each of the words, in any order, accents and case aside. A word that no name
 * has stands for those that are most like it: they are looked for among all words of names, which are few however many
 * talents there are, so that a wrong letter costs no more than a right one. One statement; undefined for no words.
 */
export async function holdsWords(search: string): Promise<SQL | undefined> {
  const words = searchableWords(search).slice(0, MOST_WORDS);
  const corrected = words.filter((word) => word.length >= SHORTEST_CORRECTED);
  const known = corrected.length > 0 ? await findKnown(corrected) : new Map<string, Known>();
  return and(
    ...words.map((word) => {
      const found = known.get(word);
      if (!found || found.known || found.alike.length === 0) return holdsText(talents.searchText, word);
      return or(...found.alike.map((alike) => holdsText(talents.searchText, alike)));
    }),
  );
}

/** Which words stand in a name as they are, and for the others the most alike that do. */
async function findKnown(words: readonly string[]): Promise<Map<string, Known>> {
  const { rows } = await database().execute<Known>(sql`
    select asked.word,
      exists (select from talent_words w where w.word like '%' || asked.pattern || '%') as known,
      array(select near.word from (
        select w.word, w.word <-> asked.folded as distance from talent_words w order by distance limit ${MOST_ALIKE}
      ) near where near.distance <= ${MOST_DISTANT}) as alike
    from (select word, search_fold(word) as folded,
        regexp_replace(search_fold(word), '([%_\\\\])', '\\\\\\1', 'g') as pattern
      from unnest(${sql.param([...words])}::text[]) as word) asked`);
  return new Map(rows.map((row) => [row.word, row]));
}
