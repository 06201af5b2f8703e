import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { convocateds, ridePassengers, rides } from '@/db/schema';
import type { RideDirection } from '@/db/values/rides';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { transact } from '@/lib/platform/transaction';
import type { Coverage } from '../coverage/queries';
import * as jobs from '../jobs';
import { checkLimits } from '../limits/check-limits';
import type { Fare, Stop } from '../providers/provider';
import { carries, type Ride, type RideBasis } from '../queries';
import { isWished } from '../wishes/rules';
import { tellOrdered } from './tell-people';

/** Rides of one person at one event in a day: nobody needs more, and each costs somebody money. */
const MOST_A_DAY = 12;
const DAY_MS = 24 * 60 * 60_000;

/** Who sits in the car besides the person it is ordered for, in the order of their stops. */
export type Passenger = {
  readonly talentId: string;
  readonly name: string;
  readonly stop: Stop;
  readonly placeName: string | null;
};

/** A ride as it is wanted, before anybody is asked for it. */
export type Intention = {
  readonly basis: RideBasis;
  readonly coverage: Coverage;
  readonly rider: { readonly name: string; readonly phone: string; readonly dialingCode: string };
  readonly origin: Stop;
  readonly destination: Stop;
  readonly direction: RideDirection | null;
  /** Null for now. */
  readonly scheduledFor: Date | null;
  /** Name of the place that the talent keeps, at its end; null for what was typed. */
  readonly placeName: string | null;
  readonly reason: string;
  readonly message: string | null;
  /** Who of the agency orders it; null for the talent itself. */
  readonly orderedBy: string | null;
  readonly passengers: readonly Passenger[];
  /** What the provider asks for it, which limits of money need. */
  readonly fare: Fare | null;
  /** After how long the queue sends it; at once for what no process of its own sends. */
  readonly sendAfterMs: number;
};

/**
 * Keeps the intention of a ride: of many at once for one person one, the others get that one. Everybody in it is held
 * meanwhile, so that nobody comes into two cars. Throws CONFLICT with the limit that it is beyond.
 */
export function keepIntention(actor: Actor, wanted: Intention): Promise<{ ride: Ride; isNew: boolean }> {
  const { basis, coverage, direction, scheduledFor, passengers } = wanted;
  const { event, agency, talent } = basis;
  const everybody = [talent.id, ...passengers.map(({ talentId }) => talentId)];
  return transact(async (tx) => {
    await lockPeople(tx, event.id, everybody);
    const wish = { direction, scheduledFor };
    const open = await findWished(tx, event.id, everybody, wish);
    if (open) return { ride: open, isNew: false };
    await checkLimits(tx, {
      basis,
      fare: wanted.fare,
      fee: coverage.fee,
      platformGain: coverage.platformGain,
    });
    const [ride] = await tx.insert(rides).values(rowOf(wanted)).onConflictDoNothing().returning();
    // Another one of that person that is no answer to this wish.
    if (!ride) throw new AppError('CONFLICT', 'ride.tryAgain');
    const since = new Date(currentTime().getTime() - DAY_MS);
    const own = and(eq(rides.eventId, event.id), eq(rides.talentId, talent.id), gt(rides.createdAt, since));
    if ((await tx.$count(rides, own)) > MOST_A_DAY) throw new AppError('CONFLICT', 'ride.tooMany');
    if (passengers.length > 0) {
      await tx.insert(ridePassengers).values(
        passengers.map(({ talentId, name, stop, placeName }, index) => ({
          rideId: ride.id,
          agencyId: agency.id,
          eventId: event.id,
          talentId,
          position: index + 1,
          name,
          address: stop.address,
          lat: stop.lat,
          lng: stop.lng,
          placeName,
        })),
      );
    }
    await recordAudit(tx, actor, 'ride.order', ride, {
      to: 'ORDERING',
      detail: {
        eventId: event.id,
        talentId: talent.id,
        platform: ride.platform,
        ...(passengers.length > 0 ? { passengers: everybody.slice(1) } : {}),
        ...(scheduledFor ? { scheduledFor: scheduledFor.toISOString() } : {}),
      },
    });
    const runAt = new Date(currentTime().getTime() + wanted.sendAfterMs);
    await enqueue(tx, jobs.placeRide, { rideId: ride.id }, { runAt, key: `ride-${ride.id}` });
    if (wanted.orderedBy && scheduledFor) await tellOrdered(tx, ride);
    return { ride, isNew: true };
  });
}

/** In one order for everybody, so that two who want the same people wait for each other and never in a circle. */
async function lockPeople(tx: Tx, eventId: string, talentIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: convocateds.id })
    .from(convocateds)
    .where(and(eq(convocateds.eventId, eventId), anyOf(convocateds.talentId, talentIds)))
    .orderBy(asc(convocateds.talentId), asc(convocateds.id))
    .for('update');
}

type Wish = Parameters<typeof isWished>[1];

/** A ride that goes on, or is ordered, and is what one of these people wishes for; null for none. */
export async function findWished(
  db: Db | Tx,
  eventId: string,
  talentIds: readonly string[],
  wish: Wish,
): Promise<Ride | null> {
  for (const talentId of talentIds) {
    const open = await db
      .select()
      .from(rides)
      .where(and(eq(rides.eventId, eventId), carries(db, talentId), isNull(rides.endedAt)))
      .orderBy(rides.createdAt);
    const wished = open.find((one) => isWished(one, wish, currentTime()));
    if (wished) return wished;
  }
  return null;
}

const rowOf = ({ basis, coverage, rider, origin, destination, ...wanted }: Intention) => ({
  agencyId: basis.agency.id,
  eventId: basis.event.id,
  convocatoryId: basis.place.convocatoryId,
  talentId: basis.talent.id,
  platform: coverage.provider.platform,
  state: 'ORDERING' as const,
  requesterId: coverage.requesterId,
  fee: coverage.fee,
  platformGain: coverage.platformGain,
  name: rider.name,
  phone: rider.phone,
  dialingCode: rider.dialingCode,
  originAddress: origin.address,
  originLat: origin.lat,
  originLng: origin.lng,
  originCity: origin.city,
  originCountry: origin.country,
  destinationAddress: destination.address,
  destinationLat: destination.lat,
  destinationLng: destination.lng,
  destinationCity: destination.city,
  destinationCountry: destination.country,
  reason: wanted.reason,
  messageToDriver: wanted.message,
  orderedBy: wanted.orderedBy,
  direction: wanted.direction,
  scheduledFor: wanted.scheduledFor,
  placeName: wanted.placeName,
  estimate: wanted.fare?.amount ?? null,
  currencyCode: wanted.fare?.currencyCode ?? null,
});
