import { and, eq, gt, ne } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { rides } from '@/db/schema';
import type { RideState } from '@/db/values/rides';
import { notify } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import { driverCame, driverFound, leftWithoutCar, noCarComes, rideOver } from '../notices';
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
};

/** Who tries again and again is told once that it failed: its page says so each time. */
const AGAIN_MS = 30 * 60_000;

/** Tells who travels, and the agency where somebody is left without a car, what a ride has come to. */
export async function tellPeople(tx: Tx, ride: Ride): Promise<void> {
  const notice = TOLD[ride.state];
  if (!notice || (ride.state === 'FAILED' && (await failedBefore(tx, ride)))) return;
  const { id: rideId, agencyId, eventId, convocatoryId, talentId } = ride;
  const about = { agencyId, eventId };
  // About a car that comes now: it waits for no morning.
  await notify(tx, notice, { ...about, talentId, urgent: true }, { rideId, convocatoryId, talentId });
  if (leavesWithoutCar(ride.state)) await notify(tx, leftWithoutCar, about, { rideId, talentId });
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
