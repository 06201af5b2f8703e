import { and, asc, eq, gte, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { cities, savedSearches, searchAlerts, searchAlertTalents, talents, users } from '@/db/schema';
import type { AlertFrequency } from '@/db/values/search-alerts';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { maySeeTalents } from '../policy';
import { visibleTo } from '../queries';
import { matching } from '../search/conditions';
import { type TalentSearch, talentFilterInput } from '../search/inputs';

export type SavedSearch = {
  readonly id: string;
  readonly name: string;
  readonly filters: TalentSearch;
  readonly shared: boolean;
  /** It is the reader's, who may change it. */
  readonly own: boolean;
  readonly savedBy: string;
  readonly revision: number;
  /** The reader's own alert. */
  readonly alert: AlertFrequency | null;
};

type Reader = AgencyActor | AdministratorActor;

/** In SQL: the searches of the reader's agency; an administrator's, those of administrators. */
export const ofAgency = (reader: Reader): SQL =>
  reader.kind === 'agencyUser' ? eq(savedSearches.agencyId, reader.agencyId) : isNull(savedSearches.agencyId);

/** In SQL: those that the reader opens, its own and what others share. */
export const openedBy = (reader: Reader): SQL | undefined =>
  and(ofAgency(reader), or(eq(savedSearches.userId, reader.userId), eq(savedSearches.shared, true)));

const searches = (reader: Reader) =>
  database()
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      filters: savedSearches.filters,
      shared: savedSearches.shared,
      revision: savedSearches.revision,
      userId: savedSearches.userId,
      savedBy: fullNameOf(users),
      alert: searchAlerts.frequency,
    })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .leftJoin(
      searchAlerts,
      and(eq(searchAlerts.searchId, savedSearches.id), eq(searchAlerts.userId, reader.userId)),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof searches>>[number];

/** Null for filters that are none any more: read as others they would find others. */
function toSearch({ userId, filters, ...row }: Row, reader: Reader): SavedSearch | null {
  const read = talentFilterInput.safeParse(filters);
  return read.success ? { ...row, filters: read.data, own: userId === reader.userId } : null;
}

/** The searches that the reader saved and those shared with it, by name. One statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listSavedSearches(actor: Actor): Promise<SavedSearch[]> {
  const reader = maySeeTalents(actor);
  const rows = await searches(reader)
    .where(openedBy(reader))
    .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id))
    .limit(LONGEST_PAGE);
  return rows.flatMap((row) => toSearch(row, reader) ?? []);
}

/** One of those. Throws NOT_FOUND alike for another's. */
export async function getSavedSearch(actor: Actor, id: string): Promise<SavedSearch> {
  const reader = maySeeTalents(actor);
  const [row] = isUuid(id)
    ? await searches(reader).where(and(eq(savedSearches.id, id), openedBy(reader)))
    : [];
  const search = row && toSearch(row, reader);
  if (!search) throw notFound('errors.savedSearch.notFound');
  return search;
}

/** Whom an alert has not told of. */
type Unseen = {
  readonly searchId: string;
  readonly userId: string;
  readonly since: Date;
  readonly limit: number;
};

/**
 * Talents of whom something by which they are found changed since an instant, who fit a search now, are shown to the
 * reader and of whom its alert has not told; those who changed first come first. Two statements with words, else one.
 */
export async function findNewlyFitting(
  actor: Actor,
  filters: TalentSearch,
  { searchId, userId, since, limit }: Unseen,
): Promise<{ id: string; changedAt: Date }[]> {
  const told = database()
    .select({ one: sql`1` })
    .from(searchAlertTalents)
    .where(
      and(
        eq(searchAlertTalents.searchId, searchId),
        eq(searchAlertTalents.userId, userId),
        eq(searchAlertTalents.talentId, talents.id),
      ),
    );
  return database()
    .select({ id: talents.id, changedAt: talents.foundAnewAt })
    .from(talents)
    .where(
      and(gte(talents.foundAnewAt, since), visibleTo(actor), await matching(actor, filters), notExists(told)),
    )
    .orderBy(asc(talents.foundAnewAt), asc(talents.id))
    .limit(limit);
}

/** An alert with its search, for the job and the message of it; null once it is gone. */
export async function findAlert(searchId: string, userId: string) {
  const [row] = await database()
    .select({
      name: savedSearches.name,
      filters: savedSearches.filters,
      agencyId: savedSearches.agencyId,
      frequency: searchAlerts.frequency,
      seenUntil: searchAlerts.seenUntil,
    })
    .from(searchAlerts)
    .innerJoin(savedSearches, eq(savedSearches.id, searchAlerts.searchId))
    .where(and(eq(searchAlerts.searchId, searchId), eq(searchAlerts.userId, userId)));
  return row ?? null;
}

/** The talents of whom a message tells whom its reader is still shown, for composing it. */
export async function findTold(actor: Actor, digestId: string) {
  const { id, name, lastname, alias, height, birthdate } = talents;
  return database()
    .select({ id, name, lastname, alias, height, birthdate, city: cities.name })
    .from(searchAlertTalents)
    .innerJoin(talents, eq(talents.id, searchAlertTalents.talentId))
    .leftJoin(cities, eq(cities.id, talents.residenceCityId))
    .where(and(eq(searchAlertTalents.digestId, digestId), visibleTo(actor)))
    .orderBy(asc(talents.foundAnewAt), asc(talents.id));
}
