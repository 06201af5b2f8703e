import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { PLANNED_EACH_TIME } from '@/db/statement-names';
import type { FoundKind } from '@/db/values/found-kinds';
import { claimReference } from '@/lib/claims/rules';
import { contractCode } from '@/lib/contracts/rules';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { plainSearch, readSearch } from '@/lib/core/readers/search';
import { translate } from '@/lib/i18n/translate';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { quotationCode } from '@/lib/quotations/rules';
import { seesPool } from '@/lib/talents/policy';
import { visibleTo } from '@/lib/talents/queries';
import { holdsWords } from '@/lib/talents/search/words';
import { type Asked, partOf } from './part';
import { maySearch } from './policy';
import { codeIn, isForgiven, paperCodeIn, phraseOf, SHORTEST_SEARCH } from './rules';
import {
  clientsOf,
  eventsOf,
  everyAgency,
  everyTalent,
  papersOf,
  peopleOf,
  quotationsOf,
  talentsOf,
} from './sources';

/** Something that a person may open. */
export type Found = {
  readonly kind: FoundKind;
  readonly id: string;
  readonly title: string;
  /** What tells it from others of that name; null for nothing. */
  readonly detail: string | null;
  /** The event at which an agency sees a talent, and its name. */
  readonly eventId: string | null;
  readonly eventName: string | null;
};

const ROWS_OF_A_KIND = 5;
const MOST_RECENT = 8;
/** Fewer are found as they are written: what is written nearly so is looked for too. */
const ENOUGH = 3;
/** How much of a word must stand in a text that does not hold it as it is: forgives a letter or two, or two the other way round. */
const ALIKE = 0.4;

/**
 * What holds the words, in any order, or nearly, whatever accents and case: an agency's own clients (also by telephone, NIT
 * and mail), quotations and events (also by code, and those of their client), talents (by these of whom it may reach, and by
 * the document of one whose contract it has) and people, and contracts and claims by their numbers alone; the
 * administrator's agencies, talents and people. The best five of each kind, best first; what the person uses weighs more.
 * Nothing for fewer than two letters.
 */
export async function searchAll(actor: Actor, text: string): Promise<Found[]> {
  const reader = maySearch(actor);
  const typed = plainSearch(text);
  if (typed.length < SHORTEST_SEARCH && codeIn(typed) === null) return [];
  const words = readSearch(typed);
  if (words.length === 0) return [];
  const asked: Asked = { userId: reader.userId, words, forgiven: new Set(), onlyUsed: false };
  const talentWords = await holdsWords(reader, typed);
  const found = await find(database(), reader, asked, { typed, talentWords });
  const forgiven = new Set(words.filter(isForgiven));
  if (found.length >= ENOUGH || forgiven.size === 0 || codeIn(typed) !== null) return found;
  const nearly = await database().transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true)`);
    return find(tx, reader, { ...asked, forgiven }, { typed, talentWords });
  });
  const known = new Set(found.map(({ id }) => id));
  return [...found, ...nearly.filter(({ id }) => !known.has(id))];
}

/** What the person opened from Ctrl-K of late and still may open, the latest first. One statement. */
export async function listRecentlyFound(actor: Actor): Promise<Found[]> {
  const reader = maySearch(actor);
  const asked: Asked = { userId: reader.userId, words: [], forgiven: new Set(), onlyUsed: true };
  return find(database(), reader, asked, { typed: '', talentWords: undefined });
}

type Typed = { readonly typed: string; readonly talentWords: SQL | undefined };

async function find(
  db: Pick<Db, 'execute'>,
  reader: AgencyActor | AdministratorActor,
  asked: Asked,
  { typed, talentWords }: Typed,
): Promise<Found[]> {
  const [first] = asked.words;
  const contact = asked.words.length === 1 && first?.isContact ? first : null;
  // Words of talents are corrected before, and numbers are not forgiven.
  const asWritten = asked.forgiven.size === 0;
  const sources =
    reader.kind === 'administrator'
      ? [everyAgency(), peopleOf(null), ...(asWritten ? [everyTalent(talentWords, contact)] : [])]
      : [
          quotationsOf(reader.agencyId, codeIn(typed)),
          clientsOf(reader.agencyId),
          eventsOf(reader.agencyId),
          peopleOf(reader.agencyId),
          ...(asWritten ? writtenOnly(reader) : []),
        ];
  function writtenOnly({ agencyId }: AgencyActor) {
    return [
      talentsOf(agencyId, {
        visible: visibleTo(reader),
        seesCalled: seesPool(reader),
        words: talentWords,
        contact,
      }),
      papersOf(agencyId, 'CONTRACT', paperCodeIn('CONTRACT', typed)),
      papersOf(agencyId, 'CLAIM', paperCodeIn('CLAIM', typed)),
    ];
  }
  const now = currentTime().toISOString();
  // Used thrice, a thing weighs more than a step of how the words stand in it; half of that two months later.
  const weight = sql`coalesce(2 * (1 - exp(-u.uses / 3.0)) * exp(-extract(epoch from ${now}::timestamptz - u.used_at) / 7500000), 0)`;
  const order = asked.onlyUsed ? sql`used_at desc nulls last` : sql`score desc, at desc`;
  const best = sources.map(
    (source) => sql`(select * from (
      select part.*, part.score + ${weight} as weighed, u.used_at
      from (${partOf(source, asked)}) part
      left join search_uses u on u.user_id = ${asked.userId} and u.kind = part.kind and u.entity_id = part.id::uuid
      where ${asked.onlyUsed || (asWritten && !source.isCorrected)} or part.score >= ${ALIKE}) weighed_part
    order by ${asked.onlyUsed ? order : sql`weighed desc, at desc`} limit ${asked.onlyUsed ? MOST_RECENT : ROWS_OF_A_KIND})`,
  );
  const { rows } = await db.execute<Row>(sql`
    with asked as materialized (select search_fold(${phraseOf(asked.words)}) as words)
    select kind, id, title, detail, code, version, "eventId", "eventName"
    from (${sql.join(best, sql` union all `)}) found
    order by ${asked.onlyUsed ? order : sql`weighed desc, at desc`}
    limit ${asked.onlyUsed ? MOST_RECENT : 100} ${sql.raw(PLANNED_EACH_TIME)}`);
  return rows.map(({ code, version, title, ...found }) => ({
    ...found,
    title: [codeText(found.kind, code, version), title].filter(Boolean).join(' · '),
  }));
}

/** The number in front of a title, as its papers write it. */
function codeText(kind: FoundKind, code: number | null, version: number | null): string | null {
  if (code === null) return null;
  if (kind === 'CONTRACT') return contractCode({ code, year: version });
  return kind === 'CLAIM'
    ? translate('shell.claimCode', { code, reference: claimReference(version ?? code) })
    : quotationCode(code, version ?? 1);
}

type Row = Found & { readonly code: number | null; readonly version: number | null };
