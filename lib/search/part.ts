import { and, or, type SQL, sql } from 'drizzle-orm';
import type { FoundKind } from '@/db/values/found-kinds';
import type { SearchWord } from '@/lib/core/readers/search';
import { type Elsewhere, holdsWord } from '@/lib/platform/holds-text';
import { phraseOf } from './rules';

/** Rows of a kind that are weighed: the latest that hold the words, and those that the person uses. */
const WEIGHED = 30;

/** What is looked for. */
export type Asked = {
  readonly userId: string;
  readonly words: readonly SearchWord[];
  /** Words that stand for those that are nearly so too; the others as they are. */
  readonly forgiven: ReadonlySet<SearchWord>;
  /** Only what the person opened from here before, whatever the words. */
  readonly onlyUsed: boolean;
};

/** How alike they are is between 0 and 1, and counted where it reaches the threshold of `pg_trgm`. */
const holds = ({ text, elsewhere }: Source, { words, forgiven }: Asked): SQL | undefined =>
  and(
    ...words.map((word) => {
      const held = holdsWord(text, word, elsewhere);
      return forgiven.has(word) ? or(held, sql`search_fold(${phraseOf([word])}) <% ${text}`) : held;
    }),
  );

/** 3 where the text begins with what is asked, 2 where a word does, 1 where it is within; below 1, how alike they are. */
const scoreOf = (text: SQL): SQL => sql`(select case position(asked.words in folded.text)
    when 1 then 3
    when 0 then word_similarity(asked.words, folded.text)::numeric
    else case when position(' ' || asked.words in folded.text) > 0 then 2 else 1 end end
  from asked, (select search_fold(${text}) as text) folded)`;

type Columns = {
  readonly title: SQL;
  readonly detail: SQL;
  /** What is weighed. */
  readonly words: SQL;
  readonly at: SQL;
  readonly code?: SQL;
  readonly version?: SQL;
  readonly eventId?: SQL;
  readonly eventName?: SQL;
  /** Weighs more than the words. */
  readonly score?: SQL;
};

export type Source = {
  readonly kind: FoundKind;
  readonly table: SQL;
  /** How the table is called in `columns` and `joins`. */
  readonly name: string;
  /** The folded text that an index knows. */
  readonly text: SQL;
  /** Where a row holds a word besides. */
  readonly elsewhere?: Elsewhere;
  /** Its words were corrected before: what is not alike enough is left out. */
  readonly isCorrected?: boolean;
  /** Whom of the table the reader sees; `also`: found whatever the words. */
  readonly where: SQL | undefined;
  readonly also?: SQL | undefined;
  /** The latest first, by an index. */
  readonly order: SQL;
  readonly joins?: SQL;
  readonly columns: Columns;
};

/** The candidates of a kind, weighed. */
export function partOf(source: Source, asked: Asked): SQL {
  const { kind, table, name, where, also, order, joins, columns } = source;
  const id = sql`${table}.id`;
  const used = sql`select entity_id from search_uses where user_id = ${asked.userId} and kind = ${kind}`;
  const isUsed = sql`${id} in (${used})`;
  const asWritten = holds(source, asked);
  const looksUp = source.elsewhere && asked.words.length > 0 && asked.forgiven.size === 0;
  const found = looksUp
    ? sql`${id} = any(array(select ${id} from ${table} where ${and(where, asWritten)}))`
    : asWritten;
  const held = also ? or(also, found) : found;
  const latest = sql`select ${id} from ${table} where ${and(where, held)} order by ${order} limit ${WEIGHED}`;
  const ids = asked.onlyUsed
    ? sql`array(select ${id} from ${table} where ${and(where, isUsed)})`
    : sql`array(${latest}) || array(select ${id} from ${table} where ${and(where, isUsed, held)})`;
  const { title, detail, words, at, code, version, eventId, eventName, score } = columns;
  return sql`select ${kind}::text as kind, ${sql.raw(name)}.id::text as id, ${title} as title, ${detail} as detail,
      ${score ? sql`greatest(${score}, ${scoreOf(words)})` : scoreOf(words)} as score, ${at} as at,
      ${eventId ?? sql`null`}::text as "eventId", ${eventName ?? sql`null`}::text as "eventName",
      ${code ?? sql`null`}::integer as code, ${version ?? sql`null`}::integer as version
    from (select * from ${table} where ${id} = any(${ids})) ${sql.raw(name)} ${joins ?? sql``}`;
}
