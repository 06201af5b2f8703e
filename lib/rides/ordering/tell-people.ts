import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, ridePassengers, rides } from '@/db/schema';
import type { RideState } from '@/db/values/rides';
import { CONVOCATED } from '@/lib/core/states';
import { notifyAll } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import {
  driverCame,
  driverFound,
  leftWithoutCar,
  noCarComes,
  rideCancelled,
  rideOrdered,
  rideOver,
} from '../notices';
import type { Ride } from '../queries';
import { leavesWithoutCar } from '../rules';

const TOLD: Partial<Record<RideState, typeof driverFound>> = {
  HIRED: driverFound,
  ARRIVED: driverCame,
  NOT_FOUND: noCarComes,
  DRIVER_CANCEL: noCarComes,
  NO_SHOW: noCarComes,
  FAILED: noCarComes,
  TERMINATED: rideOver,
  RIDER_CANCEL: rideCancelled,
};

/** Who tries again and again is told once that it failed: its page says so each time. */
const AGAIN_MS = 30 * 60_000;

/**
 * Tells everybody in the car, and the agency where somebody is left without one, what a ride has come to. Who cancelled
 * its own ride knows.
 */
export async function tellPeople(tx: Tx, ride: Ride): Promise<void> {
  const notice = TOLD[ride.state];
  if (!notice || (ride.state === 'FAILED' && (await failedBefore(tx, ride)))) return;
  const { agencyId, eventId, talentId } = ride;
  const knows = ride.state === 'RIDER_CANCEL' && ride.cancelAskedBy === null ? talentId : null;
  const people = (await findPeople(tx, ride)).filter((one) => one.talentId !== knows);
  // About a car that comes now: it waits for no morning.
  await tellEach(tx, ride, notice, people, { urgent: true });
  if (!leavesWithoutCar(ride.state)) return;
  await notifyAll(
    tx,
    leftWithoutCar,
    people.map(({ talentId }) => ({ to: { agencyId, eventId }, payload: { rideId: ride.id, talentId } })),
  );
}

/** Tells everybody in a car that it was ordered for them ahead. */
export const tellOrdered = async (tx: Tx, ride: Ride): Promise<void> =>
  tellEach(tx, ride, rideOrdered, await findPeople(tx, ride));

type Person = { readonly talentId: string; readonly convocatoryId: string };

async function tellEach(
  tx: Tx,
  { id: rideId, agencyId, eventId }: Ride,
  notice: typeof driverFound,
  people: readonly Person[],
  how: { readonly urgent?: true } = {},
): Promise<void> {
  await notifyAll(
    tx,
    notice,
    people.map(({ talentId, convocatoryId }) => ({
      to: { agencyId, eventId, talentId },
      payload: { rideId, convocatoryId, talentId },
    })),
    how,
  );
}

/** Everybody in the car, with a call of each by which its page opens: whom it was ordered for first. */
async function findPeople(tx: Tx, { id, eventId, talentId, convocatoryId }: Ride): Promise<Person[]> {
  const others = await tx
    .selectDistinctOn([ridePassengers.position], {
      talentId: ridePassengers.talentId,
      convocatoryId: convocateds.convocatoryId,
    })
    .from(ridePassengers)
    .innerJoin(
      convocateds,
      and(eq(convocateds.eventId, eventId), eq(convocateds.talentId, ridePassengers.talentId)),
    )
    .where(and(eq(ridePassengers.rideId, id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)))
    .orderBy(asc(ridePassengers.position), asc(convocateds.createdAt));
  return [{ talentId, convocatoryId }, ...others];
}

const failedBefore = async (tx: Tx, ride: Ride): Promise<boolean> =>
  (await tx.$count(
    rides,
    and(
      eq(rides.eventId, ride.eventId),
      eq(rides.talentId, ride.talentId),
      eq(rides.state, 'FAILED'),
      ne(rides.id, ride.id),
      gt(rides.endedAt, new Date(currentTime().getTime() - AGAIN_MS)),
    ),
  )) > 0;
