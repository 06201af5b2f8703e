import { and, asc, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import {
  agencies,
  callApplications,
  cities,
  convocatories,
  currencies,
  eventPersonals,
  events,
  profiles,
  talents,
} from '@/db/schema';
import type { ApplicationStatus } from '@/db/values/application-statuses';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { CALLED_AS } from '@/lib/events/personals/called-as';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { type Edge, keyset, noEdge } from '@/lib/platform/keyset';
import { visibleTo } from '@/lib/talents/queries';
import { MISMATCHES, type Mismatch, mismatches } from '../candidates/rules';
import { firstDayOf } from '../candidates/traits';
import { portrait } from '../event-talents/place-columns';
import { maySeeConvocatories } from '../policy';
import { booked, covered, full, maySeeCall, pairTraits, takesApplications } from './conditions';
import { asks } from './rules';

/** What a talent reads of a call that it was not sent: what, where, when, for how much, by whom; never for which client. */
const shown = {
  id: convocatories.id,
  agencyName: agencies.name,
  eventName: events.name,
  profileName: CALLED_AS,
  cityName: cities.name,
  timeZone: cities.timeZone,
  startDate: convocatories.startDate,
  endDate: convocatories.endDate,
  deadline: convocatories.deadline,
  observations: convocatories.observations,
  budget: eventPersonals.budget,
  currencyCode: currencies.code,
};

/** What is compared of both. */
const compared = {
  cityId: convocatories.cityId,
  height: convocatories.height,
  minAge: convocatories.minAge,
  maxAge: convocatories.maxAge,
  colourEyes: convocatories.colourEyes,
  colourHair: convocatories.colourHair,
  texture: convocatories.texture,
  language: convocatories.language,
  skills: convocatories.skills,
  academicTraining: convocatories.academicTraining,
};
const looks = {
  cityId: talents.residenceCityId,
  height: talents.height,
  birthdate: talents.birthdate,
  eyeColour: talents.eyeColour,
  hairColour: talents.hairColour,
};

/** Calls beside one talent. */
const callsBeside = (db: Db | Tx, talentId: string, edge: SQL<Edge> = noEdge) =>
  db
    .select({ edge, shown, criteria: compared, looks, traits: pairTraits, booked, covered, full })
    .from(convocatories)
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .innerJoin(events, eq(events.id, convocatories.eventId))
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(agencies, eq(agencies.id, convocatories.agencyId))
    .innerJoin(talents, eq(talents.id, talentId))
    .$dynamic();

type Row = Omit<Awaited<ReturnType<typeof callsBeside>>[number], 'edge'>;

/** An open call beside the talent who reads it. */
export type OpenCall = Row['shown'] & {
  readonly criteria: Row['criteria'];
  /** The criteria that the talent meets, and those of which its profile says nothing. */
  readonly met: readonly Mismatch[];
  readonly missing: readonly Mismatch[];
  readonly lackedSkills: readonly string[];
  /** Why it cannot be applied for now. */
  readonly closed: 'booked' | 'covered' | 'full' | null;
};

function toOpenCall({ shown: call, criteria, looks: has, traits, ...now }: Row): OpenCall {
  const missing = mismatches(criteria, has, traits, firstDayOf(call));
  return {
    ...call,
    criteria,
    met: MISMATCHES.filter((one) => asks(criteria, one) && !missing.includes(one)),
    missing,
    lackedSkills: traits.lackedSkills,
    closed: now.booked ? 'booked' : now.covered ? 'covered' : now.full ? 'full' : null,
  };
}

/** Open calls, or applications, of one answer unless told. */
export const MOST_OPEN_CALLS = 60;

const notApplied = (talentId: string): SQL =>
  sql`not exists (select 1 from ${callApplications} where ${callApplications.convocatoryId} = ${convocatories.id}
    and ${callApplications.talentId} = ${talentId} and ${callApplications.status} <> 'WITHDRAWN')`;

/** The open calls that fit the talent who asks and to which it has not applied, the next first. One statement. */
export async function listOpenCallsFor(
  actor: Actor,
  { limit = MOST_OPEN_CALLS, after, edges }: ListPage = {},
): Promise<OpenCall[]> {
  const { talentId } = requireTalent(actor);
  const page = keyset(
    [sql`${convocatories.startDate}`, sql`${convocatories.id}`],
    { descending: false, limit, after, edges },
    (keys, id) => sql`select ${keys} from ${convocatories} where ${convocatories.id} = ${id}`,
  );
  const rows = await callsBeside(database(), talentId, page.edge)
    .where(and(maySeeCall(), notApplied(talentId), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows).map(toOpenCall);
}

/** One of them, within the caller's transaction; null for one that the talent may not see. */
export async function findOpenCall(
  tx: Tx,
  talentId: string,
  convocatoryId: string,
): Promise<OpenCall | null> {
  const [row] = await callsBeside(tx, talentId).where(and(eq(convocatories.id, convocatoryId), maySeeCall()));
  return row ? toOpenCall(row) : null;
}

/** What became of an application, as its talent reads it. */
export type OwnApplication = Row['shown'] & {
  readonly applicationId: string;
  readonly status: ApplicationStatus;
  readonly note: string | null;
  readonly answer: string | null;
  readonly appliedAt: Date;
  /** The call still takes answers. */
  readonly open: boolean;
};

/** The applications of the talent who asks to what is not over, the newest first. One statement. */
export async function listOwnApplications(actor: Actor): Promise<OwnApplication[]> {
  const { talentId } = requireTalent(actor);
  const rows = await database()
    .select({
      shown,
      applicationId: callApplications.id,
      status: callApplications.status,
      note: callApplications.note,
      answer: callApplications.answer,
      appliedAt: callApplications.appliedAt,
      open: sql<boolean>`coalesce(${takesApplications() ?? sql`false`}, false)`,
    })
    .from(callApplications)
    .innerJoin(convocatories, eq(convocatories.id, callApplications.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .innerJoin(events, eq(events.id, convocatories.eventId))
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(agencies, eq(agencies.id, convocatories.agencyId))
    .where(and(eq(callApplications.talentId, talentId), gte(convocatories.endDate, currentTime())))
    .orderBy(desc(callApplications.appliedAt), asc(callApplications.id))
    .limit(LONGEST_PAGE);
  return rows.map(({ shown: call, ...application }) => ({ ...call, ...application }));
}

const waitingOf = (actor: Actor, eventId: string): SQL | undefined => {
  const { agencyId } = maySeeConvocatories(actor);
  return and(
    eq(callApplications.agencyId, agencyId),
    eq(callApplications.eventId, eventId),
    eq(callApplications.status, 'WAITING'),
    visibleTo(actor),
  );
};

/** Applications that wait for the agency's answer, of talents whom it may call. */
export const countApplications = async (actor: Actor, eventId: string): Promise<number> => {
  const [row] = await database()
    .select({ count: count() })
    .from(callApplications)
    .innerJoin(talents, eq(talents.id, callApplications.talentId))
    .where(waitingOf(actor, eventId));
  return row?.count ?? 0;
};

/** The same, the oldest first, each compared with its call. One statement. */
export async function listApplications(
  actor: Actor,
  eventId: string,
  { limit = LONGEST_PAGE }: Pick<ListPage, 'limit'> = {},
) {
  const rows = await database()
    .select({
      id: callApplications.id,
      talentId: talents.id,
      name: fullNameOf(talents),
      gender: talents.gender,
      photo: portrait,
      residence: cities.name,
      note: callApplications.note,
      appliedAt: callApplications.appliedAt,
      code: convocatories.code,
      profileName: CALLED_AS,
      startDate: convocatories.startDate,
      booked,
      criteria: compared,
      looks,
      traits: pairTraits,
    })
    .from(callApplications)
    .innerJoin(convocatories, eq(convocatories.id, callApplications.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .innerJoin(talents, eq(talents.id, callApplications.talentId))
    .leftJoin(cities, eq(cities.id, talents.residenceCityId))
    .where(waitingOf(actor, eventId))
    .orderBy(asc(callApplications.appliedAt), asc(callApplications.id))
    .limit(limit);
  return rows.map(({ criteria, looks: has, traits, ...row }) => ({
    ...row,
    birthdate: has.birthdate,
    lackedSkills: traits.lackedSkills,
    mismatches: mismatches(criteria, has, traits, firstDayOf(row)),
  }));
}

export type WaitingApplication = Awaited<ReturnType<typeof listApplications>>[number];
