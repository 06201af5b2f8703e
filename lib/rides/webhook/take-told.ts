import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { rides } from '@/db/schema';
import type { RidePlatform } from '@/db/values/rides';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';
import { applyJourney } from '../ordering/apply-journey';
import { followRide } from '../ordering/follow-ride';
import { cancelUnwanted } from '../ordering/reconcile';
import type { Journey } from '../providers/provider';
import { providerOf } from '../providers/provider-of';
import type { Ride } from '../queries';
import { isSameTrip } from '../rules';

const LATE_MS = 60 * 60_000;

/**
 * Follows the ride that a provider has told of. A journey that we do not know yet is that of a ride which was sent
 * without an answer: it is recognised by the person and the stops, kept, or cancelled where nobody waits for it.
 */
export const handle: JobHandler<{ platform: RidePlatform; journeyId: string }> = async (
  { platform, journeyId },
  { actor },
) => {
  const [known] = await database()
    .select()
    .from(rides)
    .where(and(eq(rides.platform, platform), eq(rides.journeyId, journeyId)));
  if (known) return void (await followRide(actor, known, 0));
  const waiting = await findUnnamed(platform);
  const [first] = waiting;
  const provider = providerOf(platform);
  if (!first || !provider) return;
  const askedAt = currentTime();
  const told = await provider.read(journeyId, first.requesterId, { whole: true });
  const ride = waiting.find((one) => isOf(one, told));
  if (!ride) return;
  if (ride.endedAt) return cancelUnwanted(actor, ride, told);
  await transact((tx) => applyJourney(tx, actor, ride, told, askedAt));
};

/** Rides that were sent, and of which the provider never said a name. */
const findUnnamed = (platform: RidePlatform): Promise<Ride[]> =>
  database()
    .select()
    .from(rides)
    .where(
      and(
        eq(rides.platform, platform),
        isNull(rides.journeyId),
        isNotNull(rides.attemptedAt),
        gt(rides.attemptedAt, new Date(currentTime().getTime() - LATE_MS)),
      ),
    )
    .orderBy(desc(rides.attemptedAt))
    .limit(200);

const isOf = (ride: Ride, { trip }: Journey): boolean =>
  trip !== null &&
  isSameTrip(
    {
      phone: ride.phone,
      origin: { lat: ride.originLat, lng: ride.originLng },
      destination: { lat: ride.destinationLat, lng: ride.destinationLng },
    },
    trip,
  );
