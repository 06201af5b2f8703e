import { and, or, type SQL, sql } from 'drizzle-orm';
import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { readSearch, type SearchWord } from '@/lib/core/readers/search';
import { database } from '@/lib/platform/database';
import { holdsFolded, holdsWord } from '@/lib/platform/holds-text';
import { reachedBy } from '../contacts/find-by-contact';

/** Shorter words are alike to too many others. */
const SHORTEST_CORRECTED = 4;
/** Known words that are tried for one that nobody has. */
const MOST_ALIKE = 5;
/** How far a word may be from what was typed, of 1: two letters the other way round are 0.73 in a word of six. */
const MOST_DISTANT = 0.75;

type Known = { readonly word: string; readonly known: boolean; readonly alike: readonly string[] };

/** A word as it was typed, where it may be a name with a letter wrong. */
function nameIn({ spellings, isContact }: SearchWord): string | null {
  const [texts] = spellings;
  const [text = ''] = texts ?? [];
  const isName = spellings.length === 1 && texts?.length === 1 && !isContact && !/^\d+$/.test(text);
  return isName && text.length >= SHORTEST_CORRECTED ? text : null;
}

const NAMES = sql`search_fold(${talents.searchText})`;

/**
 * True for talents whose name or alias holds each of the words, in any order, accents and case aside, or whom the actor may
 * reach by one (`reachedBy`). A word that no name has stands for those that are most like it: they are looked for among all
 * words of names, which are few however many talents there are, so that a wrong letter costs no more than a right one. One
 * statement, and one for a telephone or document; undefined for no words.
 */
export async function holdsWords(actor: Actor, search: string): Promise<SQL | undefined> {
  const words = readSearch(search);
  const names = words.map(nameIn).filter((name) => name !== null);
  const known = names.length > 0 ? await findKnown(names) : new Map<string, Known>();
  const held = [];
  for (const word of words) {
    const found = known.get(nameIn(word) ?? '');
    const reached = await reachedBy(actor, word);
    const isCorrected = found && !found.known && found.alike.length > 0;
    held.push(
      isCorrected
        ? or(...found.alike.map((alike) => holdsFolded(NAMES, alike)))
        : holdsWord(NAMES, word, () => reached),
    );
  }
  return and(...held);
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
