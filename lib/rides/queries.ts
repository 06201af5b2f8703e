import { and, desc, eq, exists, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import {
  agencies,
  cities,
  convocateds,
  countries,
  currencies,
  eventDirectories,
  events,
  placeDirectories,
  rideGrants,
  ridePassengers,
  rides,
  talentPlaces,
  talents,
} from '@/db/schema';
import { CONVOCATED } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';

export type Ride = typeof rides.$inferSelect;

const confirmed = sql<number>`(select count(*)::int from ${convocateds} c
  where c.event_id = ${events.id} and c.state_id = 1813)`;

const basis = (db: Db | Tx) =>
  db
    .select({
      place: { stateId: convocateds.stateId, convocatoryId: convocateds.convocatoryId },
      event: events,
      currency: currencies.code,
      confirmed,
      agency: { id: agencies.id, name: agencies.name, logoFileId: agencies.logoFileId },
      talent: {
        id: talents.id,
        name: talents.name,
        lastname: talents.lastname,
        email: talents.email,
        phone: talents.phone,
        dialingCode: talents.dialingCode,
        mayOrderRides: talents.mayOrderRides,
      },
      granted: sql<boolean>`${rideGrants.talentId} is not null`,
      city: { id: cities.id, name: cities.name, country: countries.code, timeZone: cities.timeZone },
      dialingCode: countries.dialingCode,
      venue: {
        name: placeDirectories.name,
        address: placeDirectories.address,
        lat: placeDirectories.latitude,
        lng: placeDirectories.longitude,
      },
    })
    .from(convocateds)
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(agencies, eq(agencies.id, convocateds.agencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .leftJoin(
      rideGrants,
      and(eq(rideGrants.eventId, convocateds.eventId), eq(rideGrants.talentId, convocateds.talentId)),
    )
    .leftJoin(eventDirectories, eq(eventDirectories.id, events.eventDirectoryId))
    .leftJoin(placeDirectories, eq(placeDirectories.id, eventDirectories.placeDirectoryId))
    .$dynamic();

/** Finds the rows behind a talent's rides of a convocatory; null when it was never called there. */
export async function findRideBasis(db: Db | Tx, convocatoryId: string, talentId: string) {
  const [row] = await basis(db)
    .where(and(eq(convocateds.convocatoryId, convocatoryId), eq(convocateds.talentId, talentId)))
    .limit(1);
  return row ?? null;
}

export type RideBasis = NonNullable<Awaited<ReturnType<typeof findRideBasis>>>;

/** The same of people who are confirmed at an event of an agency, by talent; who has two places there is found once. */
export async function findRideBases(
  db: Db | Tx,
  of: { readonly agencyId: string; readonly eventId: string; readonly talentIds: readonly string[] },
): Promise<ReadonlyMap<string, RideBasis>> {
  const rows = await basis(db)
    .where(
      and(
        eq(convocateds.agencyId, of.agencyId),
        eq(convocateds.eventId, of.eventId),
        eq(convocateds.stateId, CONVOCATED.CONFIRMED),
        anyOf(convocateds.talentId, of.talentIds),
      ),
    )
    .orderBy(convocateds.createdAt, convocateds.id);
  return new Map(rows.map((row) => [row.talent.id, row]));
}

const one = async (db: Db | Tx, where: SQL | undefined): Promise<Ride | null> => {
  // What was ordered ahead comes after what goes on now.
  const order = [sql`${rides.scheduledFor} nulls first`, desc(rides.createdAt)];
  const [row] = await db
    .select()
    .from(rides)
    .where(where)
    .orderBy(...order)
    .limit(1);
  return row ?? null;
};

export const findRide = (db: Db | Tx, id: string): Promise<Ride | null> => one(db, eq(rides.id, id));

export const findOpenRide = (db: Db | Tx, eventId: string, talentId: string): Promise<Ride | null> =>
  one(db, and(eq(rides.eventId, eventId), eq(rides.talentId, talentId), isNull(rides.endedAt)));

/** How long a page still tells of a ride that is over. */
const TOLD_MS = 6 * 60 * 60_000;
/** How long before its hour a page tells of a ride that was ordered ahead. */
const AHEAD_MS = 60 * 60_000;

/** Whose ride it is, ordered for it or shared with it. */
export const carries = (db: Db | Tx, talentId: string): SQL | undefined =>
  or(
    eq(rides.talentId, talentId),
    exists(
      db
        .select({ id: ridePassengers.rideId })
        .from(ridePassengers)
        .where(and(eq(ridePassengers.rideId, rides.id), eq(ridePassengers.talentId, talentId))),
    ),
  );

/** The ride that a page tells of: the one in course, else the last, if it ended a short while ago. Shared ones too. */
export const findShownRide = (db: Db | Tx, eventId: string, talentId: string): Promise<Ride | null> =>
  one(
    db,
    and(
      eq(rides.eventId, eventId),
      carries(db, talentId),
      or(isNull(rides.scheduledFor), lte(rides.scheduledFor, new Date(currentTime().getTime() + AHEAD_MS))),
      or(isNull(rides.endedAt), gt(rides.endedAt, new Date(currentTime().getTime() - TOLD_MS))),
    ),
  );

export type SavedPlace = Pick<typeof talentPlaces.$inferSelect, 'id' | 'name' | 'address' | 'lat' | 'lng'>;

/** The places that a talent keeps, by name. */
export const findSavedPlaces = (db: Db | Tx, talentId: string): Promise<SavedPlace[]> =>
  db
    .select({
      id: talentPlaces.id,
      name: talentPlaces.name,
      address: talentPlaces.address,
      lat: talentPlaces.lat,
      lng: talentPlaces.lng,
    })
    .from(talentPlaces)
    .where(eq(talentPlaces.talentId, talentId))
    .orderBy(sql`lower(${talentPlaces.name})`)
    .limit(20);
