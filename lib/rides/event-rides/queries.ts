import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { correlated } from '@/db/correlated';
import { rideGrants, ridePassengers, rides, talents, users } from '@/db/schema';
import type { RideDirection } from '@/db/values/rides';
import { isApproximate } from '@/lib/catalogues/municipalities';
import type { Actor } from '@/lib/core/actor';
import { fullName } from '@/lib/core/full-name';
import type { Point } from '@/lib/core/geography';
import { listEventPeople } from '@/lib/event-day/people';
import { type EventDetail, getEvent } from '@/lib/events/queries';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { fullNameOrNull } from '@/lib/platform/full-name';
import { findRideRules, readRideIva } from '../limits/queries';
import type { RideRules } from '../limits/rules';
import { maySeeEventRides } from '../policy';
import { providerOf } from '../providers/provider-of';
import type { Ride } from '../queries';
import { type RideView, viewOf } from '../ride-view';
import { costOfRide, type RideCost } from '../rules';
import { pointOfVenue } from '../venue-point';
import { findStopsAndPlaces, type PlaceChoice } from './stops';
import { type RideTotals, totalsOf } from './sums';

/** Somebody confirmed at an event, as its transport is arranged. */
type RidePerson = {
  readonly talentId: string;
  readonly convocatedId: string;
  readonly name: string;
  readonly firstName: string;
  /** File id of an approved picture. */
  readonly photo: string | null;
  readonly profileName: string;
  /** Name of a place of the talent, or the address that the agency typed; null where neither is known. */
  readonly stop: {
    readonly label: string;
    readonly placeId: string | null;
    readonly typed: Typed | null;
    /** The centre of its municipality. */
    readonly isApproximate: boolean;
  } | null;
  /** For shared cars; not told to people. */
  readonly point: Point | null;
  readonly places: readonly PlaceChoice[];
  /** The administrator lets it order rides everywhere, or the agency at this event. */
  readonly mayOrder: 'EVERYWHERE' | 'HERE' | null;
};
type Typed = Point & { readonly address: string };

/** A ride of an event, as its agency reads it. */
export type EventRide = Omit<RideView, 'origin' | 'destination' | 'car'> & {
  readonly direction: RideDirection | null;
  readonly scheduledFor: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** Who sits in it, the person it was ordered for first. */
  readonly people: readonly {
    readonly talentId: string;
    readonly name: string;
    readonly place: string | null;
  }[];
  /** Name of who of the agency ordered it; null for the talent. */
  readonly orderedBy: string | null;
  /** What it was said to cost and what it came to, in `currencyCode`; null where nobody says. */
  readonly estimate: RideCost | null;
  readonly actual: RideCost | null;
  readonly currencyCode: string;
};

type EventTransport = {
  readonly event: EventDetail;
  /** Null where nobody knows even the city of the venue. */
  readonly venue: Point | null;
  readonly people: readonly RidePerson[];
  /** The latest first. */
  readonly rides: readonly EventRide[];
  readonly rules: RideRules;
  readonly totals: RideTotals;
};

/**
 * How the people of an event of the own agency get there and home. Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND alike
 * for another agency's event. Nine statements.
 */
export async function getEventTransport(actor: Actor, eventId: string): Promise<EventTransport> {
  const agency = maySeeEventRides(actor);
  const event = await getEvent(actor, eventId);
  const [everybody, found, rules, iva] = await Promise.all([
    listEventPeople(agency, eventId),
    findRides(agency.agencyId, eventId),
    findRideRules(database(), eventId),
    readRideIva(),
  ]);
  const confirmed = [
    ...new Map(
      everybody.filter((person) => person.confirmed).map((person) => [person.talentId, person]),
    ).values(),
  ];
  const talentIds = confirmed.map(({ talentId }) => talentId);
  const [{ stops, choices }, granted] = await Promise.all([
    findStopsAndPlaces(database(), event, talentIds),
    findWhoMayOrder(eventId, talentIds),
  ]);
  const people = confirmed.map((person): RidePerson => {
    const stop = stops.get(person.talentId);
    return {
      talentId: person.talentId,
      convocatedId: person.convocatedId,
      name: fullName(person),
      firstName: person.name,
      photo: person.photo,
      profileName: person.profileName,
      stop: stop
        ? {
            label: stop.placeName ?? stop.address,
            placeId: stop.placeId,
            typed: stop.placeName ? null : { address: stop.address, lat: stop.lat, lng: stop.lng },
            isApproximate: isApproximate(stop),
          }
        : null,
      point: stop && !isApproximate(stop) ? { lat: stop.lat, lng: stop.lng } : null,
      places: choices.get(person.talentId) ?? [],
      mayOrder: granted.get(person.talentId) ?? null,
    };
  });
  const rows = found.map((row) => toEventRide(row, iva, event.currencyCode));
  const venue = pointOfVenue(
    { name: event.placeName, address: event.placeAddress, lat: event.latitude, lng: event.longitude },
    event.cityId,
  );
  return {
    event,
    venue,
    people,
    rides: rows,
    rules,
    totals: totalsOf(found, people, iva, event),
  };
}

/**
 * The rides of an event of the own agency, the latest first, for its export; at most `limit`. Throws UNAUTHENTICATED,
 * FORBIDDEN, and NOT_FOUND alike for another agency's event. Four statements.
 */
export async function listEventRides(actor: Actor, eventId: string, limit: number): Promise<EventRide[]> {
  const { agencyId } = maySeeEventRides(actor);
  const { currencyCode } = await getEvent(actor, eventId);
  const [found, iva] = await Promise.all([findRides(agencyId, eventId, limit), readRideIva()]);
  return found.map((row) => toEventRide(row, iva, currencyCode));
}

type FoundRide = {
  readonly ride: Ride;
  readonly orderedBy: string | null;
  readonly others: readonly {
    readonly talentId: string;
    readonly name: string;
    readonly place: string | null;
  }[];
};

async function findRides(agencyId: string, eventId: string, limit?: number): Promise<FoundRide[]> {
  const all = database()
    .select({ ride: rides, orderedBy: fullNameOrNull(users) })
    .from(rides)
    .leftJoin(users, eq(users.id, rides.orderedBy))
    .where(and(eq(rides.agencyId, agencyId), eq(rides.eventId, eventId)))
    .orderBy(desc(sql`coalesce(${rides.scheduledFor}, ${rides.createdAt})`), desc(rides.id))
    .$dynamic();
  const rows = await (limit === undefined ? all : all.limit(limit));
  const shared = await database()
    .select()
    .from(ridePassengers)
    .where(and(eq(ridePassengers.agencyId, agencyId), eq(ridePassengers.eventId, eventId)))
    .orderBy(asc(ridePassengers.position));
  const others = new Map<string, FoundRide['others'][number][]>();
  for (const { rideId, talentId, name, placeName, address } of shared) {
    const inRide = others.get(rideId) ?? [];
    inRide.push({ talentId, name, place: placeName ?? address });
    others.set(rideId, inRide);
  }
  return rows.map(({ ride, orderedBy }) => ({
    ride,
    orderedBy: ride.orderedBy ? orderedBy : null,
    others: others.get(ride.id) ?? [],
  }));
}

async function findWhoMayOrder(eventId: string, talentIds: readonly string[]) {
  const rows = await database()
    .select({
      id: talents.id,
      everywhere: talents.mayOrderRides,
      here: correlated<boolean>`exists (select 1 from ${rideGrants}
        where ${rideGrants.eventId} = ${eventId} and ${rideGrants.talentId} = ${talents.id})`,
    })
    .from(talents)
    .where(anyOf(talents.id, talentIds));
  return new Map(
    rows.map(({ id, everywhere, here }) => [id, everywhere ? 'EVERYWHERE' : here ? 'HERE' : null] as const),
  );
}

/** The talent's end of a ride, as the agency reads it: what it typed itself, the name of a place, or nothing. */
function placeOf({
  placeName,
  orderedBy,
  direction,
  originAddress,
  destinationAddress,
}: Ride): string | null {
  if (placeName) return placeName;
  if (!orderedBy) return null;
  return direction === 'HOME' ? destinationAddress : originAddress;
}

function toEventRide({ ride, orderedBy, others }: FoundRide, iva: string, eventCurrency: string): EventRide {
  const { origin: _, destination: __, car: ___, ...view } = viewOf(ride);
  const percents = { fee: ride.fee, platformGain: ride.platformGain, iva };
  const actual = ride.total ?? (ride.state === 'TERMINATED' ? ride.estimate : null);
  return {
    ...view,
    provider: providerOf(ride.platform)?.name ?? view.provider,
    direction: ride.direction,
    scheduledFor: ride.scheduledFor,
    createdAt: ride.createdAt,
    endedAt: ride.endedAt,
    people: [{ talentId: ride.talentId, name: ride.name, place: placeOf(ride) }, ...others],
    orderedBy,
    estimate: ride.estimate === null ? null : costOfRide(ride.estimate, percents),
    actual: actual === null ? null : costOfRide(actual, percents),
    currencyCode: ride.currencyCode ?? eventCurrency,
  };
}
