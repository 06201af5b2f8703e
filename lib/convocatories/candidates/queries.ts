import { and, eq, gte, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { convocateds, talentBookings, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { blockedOn, daysOf, findBlocked } from '@/lib/talents/availability/queries';
import { listTalents, pageOfTalents, type TalentSummary } from '@/lib/talents/queries';
import { bornBy } from '@/lib/talents/rules';
import { type Dates, freeDuring, overlaps } from '@/lib/talents/search/conditions';
import type { TalentSearch } from '@/lib/talents/search/inputs';
import { type ConvocatoryDetail, getConvocatory } from '../queries';
import { ofHistory } from './history';
import { type Criteria, type Mismatch, mismatches, type Traits } from './rules';
import { findTraits, firstDayOf, hasTraining, knowsLanguage, lackedSkills } from './traits';

/** `busy` says that the talent is booked or held on those dates, never by whom, or has blocked them itself. */
export type Candidate = TalentSummary & {
  mismatches: Mismatch[];
  traits: Traits;
  busy: 'CONFIRMED' | 'HOLD' | 'BLOCKED' | null;
};

/** What talents are searched by, within the profile and gender of the call. */
export type CandidateFilter = Omit<TalentSearch, 'profileId' | 'mainProfile' | 'gender' | 'stateId'> & {
  /** Neither confirmed nor held by anybody on the dates of the call, nor blocked by the talent. */
  readonly free?: boolean;
  /** Only those whom the own agency had at an event that is over, never had, or rated with four stars and more. */
  readonly history?: 'KNOWN' | 'NEW' | 'RATED';
};

/** Candidates of one answer unless it asks for another number. */
const USUAL_LIMIT = 100;

/**
 * Talents that could be called to a convocatory: of its profile and gender, not called yet, those who
 * fit its wishes and are free before all others, each part newest first. A constant number of statements.
 */
export async function listCandidates(
  actor: Actor,
  convocatoryId: string,
  { limit, after, ...filter }: CandidateFilter & Pick<ListPage, 'limit' | 'after'> = {},
): Promise<Candidate[]> {
  const call = await getConvocatory(actor, convocatoryId);
  const page = { ...(limit === undefined ? {} : { limit }), ...(after === undefined ? {} : { after }) };
  return candidatesOf(actor, call, { ...filter, ...page });
}

/** Whom a call looks for, when, and by whom. */
export type Wishes = Criteria &
  Dates & {
    readonly agencyId: string;
    readonly profileId: number;
    readonly gender: ConvocatoryDetail['gender'];
  };

type Published = Wishes & { readonly id: string };

async function candidatesOf(
  actor: Actor,
  call: Published,
  { limit = USUAL_LIMIT, after, ...filter }: CandidateFilter & Pick<ListPage, 'limit' | 'after'> = {},
): Promise<Candidate[]> {
  const [wanted, others] = [fits(call), fitsNot(call)];
  const amongOthers = after !== undefined && !(await holds(wanted, after));
  const page = after === undefined ? {} : { after };
  const best = amongOthers ? [] : await candidates(actor, call, { ...filter, ...page, limit }, wanted);
  const room = limit - best.length;
  const start = amongOthers ? page : {};
  const rest = room > 0 ? await candidates(actor, call, { ...filter, ...start, limit: room }, others) : [];
  const people = [...best, ...rest];
  const ids = people.map((person) => person.id);
  const [busy, blocked, traitsOf] = await Promise.all([
    findBusy(database(), ids, call),
    findBlocked(database(), ids, daysOf(call)),
    findTraits(database(), call, ids),
  ]);
  const firstDay = firstDayOf(call);
  return people.map((person) => ({
    ...person,
    traits: traitsOf(person.id),
    mismatches: mismatches(call, person, traitsOf(person.id), firstDay),
    busy: busy.get(person.id) ?? (blocked.has(person.id) ? 'BLOCKED' : null),
  }));
}

/** What a list shows of somebody, without its profiles. */
export type FreeTalent = Omit<TalentSummary, 'profiles'>;

/** Who is free for a call, published or not, whoever fits its wishes first, each part newest first. At most two statements. */
export async function listFree(actor: Actor, call: Wishes, most: number): Promise<FreeTalent[]> {
  const free = (condition: SQL, limit: number) =>
    pageOfTalents(actor, { ...ofRole(call), limit }, and(condition, freeDuring(call)), limit);
  const best = await free(fits(call), most);
  if (best.length === most) return best;
  return [...best, ...(await free(fitsNot(call), most - best.length))];
}

const ofRole = ({ profileId, gender }: Wishes) => ({ profileId, gender });

/** Whether a condition on talents holds of one of them; false for one that is not known. */
async function holds(condition: SQL, talentId: string): Promise<boolean> {
  return (await database().$count(talents, and(eq(talents.id, talentId), condition))) > 0;
}

/** The fewer wishes unmet the earlier; last whoever is confirmed elsewhere or away. */
export const byFitness = (a: Candidate, b: Candidate): number => rank(a) - rank(b);

function candidates(
  actor: Actor,
  call: Published,
  { free, history, ...filter }: CandidateFilter & Pick<ListPage, 'limit' | 'after'>,
  condition: SQL,
): Promise<TalentSummary[]> {
  const called = database()
    .select({ one: sql`1` })
    .from(convocateds)
    .where(and(eq(convocateds.convocatoryId, call.id), eq(convocateds.talentId, talents.id)));
  return listTalents(
    actor,
    { ...filter, ...ofRole(call) },
    and(
      notExists(called),
      condition,
      free ? freeDuring(call) : undefined,
      history && ofHistory(history, call.agencyId),
    ),
  );
}

/** An unknown eye colour or height is one that does not fit. */
const fitsNot = (call: Wishes): SQL => sql`not coalesce(${fits(call)}, false)`;

/**
 * `mismatches` in SQL: true for whom it finds none, and who is neither booked nor away on those dates. Bare, so that an
 * index serves the wishes.
 */
function fits(call: Wishes): SQL {
  const same = (column: typeof talents.eyeColour | typeof talents.hairColour, wanted: string | null) =>
    wanted ? sql`lower(${column}) = ${wanted.toLowerCase()}` : undefined;
  const booked = database()
    .select({ one: sql`1` })
    .from(talentBookings)
    .where(
      and(eq(talentBookings.talentId, talents.id), eq(talentBookings.kind, 'CONFIRMED'), overlaps(call)),
    );
  const firstDay = firstDayOf(call);
  const wishes = and(
    call.cityId === null ? undefined : eq(talents.residenceCityId, call.cityId),
    call.height === null ? undefined : gte(talents.height, call.height),
    same(talents.eyeColour, call.colourEyes),
    same(talents.hairColour, call.colourHair),
    call.minAge === null ? undefined : lte(talents.birthdate, bornBy(firstDay, call.minAge)),
    call.maxAge === null ? undefined : sql`${talents.birthdate} > ${bornBy(firstDay, call.maxAge + 1)}`,
    call.language ? knowsLanguage(sql`${call.language}::text`) : undefined,
    call.skills.length > 0
      ? sql`cardinality(${lackedSkills(sql`${JSON.stringify(call.skills)}::jsonb`)}) = 0`
      : undefined,
    call.academicTraining ? hasTraining(sql`${call.academicTraining}::text`) : undefined,
    notExists(booked),
    sql`not ${blockedOn(daysOf(call))}`,
  );
  return wishes ?? sql`true`;
}

const rank = (candidate: Candidate) =>
  candidate.mismatches.length + (candidate.busy && candidate.busy !== 'HOLD' ? 10 : 0);

/** Which talents are taken while a convocatory lasts, by any agency. */
export async function findBusy(
  db: Db | Tx,
  talentIds: readonly string[],
  dates: Dates,
): Promise<Map<string, 'CONFIRMED' | 'HOLD'>> {
  if (talentIds.length === 0) return new Map();
  const rows = await db
    .select({
      talentId: talentBookings.talentId,
      kind: sql<'CONFIRMED' | 'HOLD'>`min(${talentBookings.kind})`,
    })
    .from(talentBookings)
    .where(and(anyOf(talentBookings.talentId, talentIds), overlaps(dates)))
    .groupBy(talentBookings.talentId);
  return new Map(rows.map((row) => [row.talentId, row.kind]));
}
