import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, cities, events, rides, talents } from '@/db/schema';
import { linksExpireAt } from '@/lib/core/calendar';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { providerOf } from './providers/provider-of';
import type { Ride } from './queries';

export type ToldRide = {
  readonly ride: Ride;
  /** Of whoever carries people. */
  readonly provider: string;
  readonly agency: { readonly id: string; readonly name: string; readonly stateId: number };
  readonly event: {
    readonly id: string;
    readonly name: string;
    readonly createdBy: string | null;
    readonly endDate: Date;
    readonly timeZone: string;
  };
  readonly talent: {
    readonly id: string;
    readonly name: string;
    readonly lastname: string;
    readonly email: string;
    readonly phone: string | null;
    readonly dialingCode: string;
  };
};

/** Finds what messages tell of a ride, to one who travels in it; null when there is no such ride or person. */
export async function findToldRide(db: Db | Tx, rideId: string, talentId: string): Promise<ToldRide | null> {
  const [row] = await db
    .select({
      ride: rides,
      agency: { id: agencies.id, name: agencies.name, stateId: agencies.stateId },
      event: {
        id: events.id,
        name: events.name,
        createdBy: events.createdBy,
        endDate: events.endDate,
        timeZone: cities.timeZone,
      },
      talent: {
        id: talents.id,
        name: talents.name,
        lastname: talents.lastname,
        email: talents.email,
        phone: talents.phone,
        dialingCode: talents.dialingCode,
      },
    })
    .from(rides)
    .innerJoin(agencies, eq(agencies.id, rides.agencyId))
    .innerJoin(events, eq(events.id, rides.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(talents, eq(talents.id, talentId))
    .where(eq(rides.id, rideId));
  return row ? { ...row, provider: providerOf(row.ride.platform)?.name ?? '' } : null;
}

/** Whether the person has another ride in course at that event: what became of this one is told no more. */
export const hasAnother = async (db: Db | Tx, { ride, talent }: ToldRide): Promise<boolean> =>
  (await db.$count(
    rides,
    and(
      eq(rides.eventId, ride.eventId),
      eq(rides.talentId, talent.id),
      isNull(rides.endedAt),
      ne(rides.id, ride.id),
    ),
  )) > 0;

/** Makes the link by which the talent itself follows its rides at that event. */
export const issueRideLink = (
  tx: Tx,
  { agency, event, talent }: ToldRide,
  convocatoryId: string,
): Promise<string> =>
  issueLink(tx, {
    purpose: 'RIDE',
    subject: { eventId: event.id, convocatoryId, talentId: talent.id },
    agencyId: agency.id,
    expiresAt: linksExpireAt(event.endDate, event.timeZone),
  });
