import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import {
  agencies,
  callSheets,
  callTimes,
  cities,
  convocateds,
  convocatories,
  eventDirectories,
  eventPersonals,
  events,
  placeDirectories,
  profiles,
  talents,
} from '@/db/schema';
import type { WorkDay } from '@/lib/convocatories/work-calendar/calendar-entries';
import { sentDays } from '@/lib/convocatories/work-calendar/sent-days';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { CONVOCATED } from '@/lib/core/states';
import { type Shift, shiftsOf } from '@/lib/core/work-days';
import { CALLED_AS } from '@/lib/events/personals/called-as';
import { database } from '@/lib/platform/database';
import { maySeeEventDay, maySeeOwnSheet } from '../policy';
import { type CallTime, callAt } from '../rules';

/** What a call sheet says to everybody; empty before one is written. */
export type CallSheet = {
  readonly dressCode: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly instructions: string | null;
  readonly sentAt: Date | null;
  /** Null before one is written. */
  readonly updatedAt: Date | null;
  /** How often it was changed; 0 before one is written. */
  readonly revision: number;
  readonly times: readonly CallTime[];
};

const NONE: Omit<CallSheet, 'times'> = {
  dressCode: null,
  contactName: null,
  contactPhone: null,
  instructions: null,
  sentAt: null,
  updatedAt: null,
  revision: 0,
};

const sheetColumns = {
  dressCode: callSheets.dressCode,
  contactName: callSheets.contactName,
  contactPhone: callSheets.contactPhone,
  instructions: callSheets.instructions,
  sentAt: callSheets.sentAt,
  updatedAt: callSheets.updatedAt,
  revision: callSheets.revision,
};

const timesOf = (db: Db | Tx, eventId: string): Promise<CallTime[]> =>
  db
    .select({ convocatedId: callTimes.convocatedId, day: callTimes.day, time: callTimes.time })
    .from(callTimes)
    .where(eq(callTimes.eventId, eventId))
    .orderBy(asc(callTimes.day), asc(callTimes.time), asc(callTimes.id));

/** The call sheet of an event; empty of another agency's. Throws UNAUTHENTICATED, FORBIDDEN. Two statements. */
export async function findCallSheet(actor: Actor, eventId: string): Promise<CallSheet> {
  const { agencyId } = maySeeEventDay(actor);
  const [sheet] = await database()
    .select(sheetColumns)
    .from(callSheets)
    .where(and(eq(callSheets.eventId, eventId), eq(callSheets.agencyId, agencyId)));
  return sheet ? { ...sheet, times: await timesOf(database(), eventId) } : { ...NONE, times: [] };
}

const callColumns = {
  convocatedId: convocateds.id,
  stateId: convocateds.stateId,
  startDate: convocatories.startDate,
  endDate: convocatories.endDate,
  profileName: CALLED_AS,
  observations: convocatories.observations,
  eventId: events.id,
  eventName: events.name,
  eventState: events.stateId,
  eventEnd: events.endDate,
  placeName: placeDirectories.name,
  placeAddress: placeDirectories.address,
  cityName: cities.name,
  timeZone: cities.timeZone,
  agencyId: agencies.id,
  agencyName: agencies.name,
  agencyState: agencies.stateId,
  talentId: talents.id,
  talentName: talents.name,
  talentLastname: talents.lastname,
  talentEmail: talents.email,
  talentPhone: talents.phone,
  talentDialingCode: talents.dialingCode,
  ...sheetColumns,
};

const ofPlace = (db: Db | Tx) =>
  db
    .select(callColumns)
    .from(convocateds)
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(agencies, eq(agencies.id, convocateds.agencyId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .leftJoin(eventDirectories, eq(eventDirectories.id, events.eventDirectoryId))
    .leftJoin(placeDirectories, eq(placeDirectories.id, eventDirectories.placeDirectoryId))
    .leftJoin(callSheets, eq(callSheets.eventId, events.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof ofPlace>>[number];

/** The call sheet of one person: what it says to everybody, and when this person has to be there. */
export type OwnSheet = Row & { readonly days: readonly (Shift & { readonly callAt: Date })[] };

async function withDays(db: Db | Tx, row: Row): Promise<OwnSheet> {
  const times = await timesOf(db, row.eventId);
  const days = shiftsOf(row, row.timeZone).map((shift) => ({
    ...shift,
    callAt: callAt(shift, row.convocatedId, times, row.timeZone),
  }));
  return { ...row, days };
}

/** The sheet of a place in a call, for the mail that brings it; null when the place is gone. Two statements. */
export async function findSheetOfPlace(tx: Tx, convocatedId: string): Promise<OwnSheet | null> {
  const [row] = await ofPlace(tx).where(eq(convocateds.id, convocatedId));
  return row ? withDays(tx, row) : null;
}

/**
 * A talent's own sheet of work for which it is confirmed. Throws NOT_FOUND, alike for another's, UNAUTHENTICATED and
 * FORBIDDEN. Three statements.
 */
export async function getOwnSheet(
  actor: Actor,
  convocatedId: string,
): Promise<OwnSheet & { readonly sentDays: readonly WorkDay[] }> {
  const { talentId } = maySeeOwnSheet(actor);
  if (!isUuid(convocatedId)) throw notFound('errors.convocated.notFound');
  const [row] = await ofPlace(database()).where(
    and(
      eq(convocateds.id, convocatedId),
      eq(convocateds.talentId, talentId),
      eq(convocateds.stateId, CONVOCATED.CONFIRMED),
    ),
  );
  if (!row) throw notFound('errors.convocated.notFound');
  const own = await withDays(database(), row);
  return { ...own, sentDays: await sentDays(database(), convocatedId) };
}
