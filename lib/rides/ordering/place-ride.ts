import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { rides } from '@/db/schema';
import type { RidePlatform } from '@/db/values/rides';
import type { Actor } from '@/lib/core/actor';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { log } from '@/lib/platform/log';
import { transact } from '@/lib/platform/transaction';
import {
  type Estimate,
  type ProviderFault,
  type RideProvider,
  RideProviderError,
} from '../providers/provider';
import { providerOf } from '../providers/provider-of';
import { findRide, type Ride } from '../queries';
import { applyJourney, endRide } from './apply-journey';
import { BUSY_MS, goOver } from './go-over';
import { orderOf } from './order-of';

/** A ride that nobody managed to send in this time is given up: the person has gone on. */
const STALE_MS = 3 * 60_000;
/** The same of one that the agency ordered, perhaps with many others: the person waits for a call. */
const STALE_OF_AGENCY_MS = 15 * 60_000;
/** After the last attempt: until then what was sent may still turn up where the provider lists what it has. */
const SETTLING_MS = 60_000;
/** The same where it lists nothing, and only a message of its own can name it. */
const SILENCE_MS = 10 * 60_000;

const FAILURES: Partial<Record<ProviderFault, string>> = {
  UNREACHED: 'unreached',
  UNAUTHENTICATED: 'unauthenticated',
  UNCERTAIN: 'unreached',
};

const age = (since: Date): number => currentTime().getTime() - since.getTime();

const isStale = ({ createdAt, orderedBy, scheduledFor }: Ride): boolean =>
  scheduledFor ? age(scheduledFor) > 0 : age(createdAt) > (orderedBy ? STALE_OF_AGENCY_MS : STALE_MS);

/** Takes a ride that waits for being sent, for one process alone; null when there is nothing to do. */
async function takeRide(id: string): Promise<Ride | null> {
  const now = currentTime();
  const [row] = await database()
    .update(rides)
    .set({ busyUntil: new Date(now.getTime() + BUSY_MS) })
    .where(
      and(
        eq(rides.id, id),
        eq(rides.state, 'ORDERING'),
        isNull(rides.journeyId),
        or(isNull(rides.busyUntil), lt(rides.busyUntil, now)),
      ),
    )
    .returning();
  return row ?? null;
}

/**
 * Sends a ride to its provider, once: an estimate, the mark that it is being sent, the order. What was sent without an
 * answer is never sent again, but looked for. Returns the row as it is then; what a provider fails with stands in it.
 */
export async function placeOrder(actor: Actor, id: string): Promise<Ride | null> {
  const ride = await takeRide(id);
  if (!ride) return findRide(database(), id);
  const provider = providerOf(ride.platform);
  if (!provider) return fail(actor, ride, 'unauthenticated');
  if (ride.attemptedAt) return lookFor(actor, ride, provider, ride.attemptedAt);
  if (ride.cancelAskedAt) return transact((tx) => endRide(tx, actor, ride, 'RIDER_CANCEL'));
  if (isStale(ride)) return fail(actor, ride, 'stale');
  return send(actor, ride, provider, [ride.platform]);
}

const fail = (actor: Actor, ride: Ride, failure: string): Promise<Ride | null> =>
  transact((tx) => endRide(tx, actor, ride, 'FAILED', failure));

async function send(
  actor: Actor,
  ride: Ride,
  provider: RideProvider,
  tried: readonly RidePlatform[],
): Promise<Ride | null> {
  const order = await orderOf(ride);
  let chosen: Estimate | undefined;
  let failure = 'noCars';
  try {
    [chosen] = await provider.estimate(order);
  } catch (error) {
    failure = failureOf(error);
  }
  if (!chosen) {
    const next = await goOver(actor, ride, tried);
    return next
      ? send(actor, next.ride, next.provider, [...tried, next.provider.platform])
      : fail(actor, ride, failure);
  }
  const marked = await markSent(ride, chosen);
  if (!marked) return findRide(database(), ride.id);
  const askedAt = currentTime();
  try {
    const taken = await provider.order(order, chosen);
    return await settle(actor, marked, taken, askedAt);
  } catch (error) {
    if (!(error instanceof RideProviderError)) throw error;
    log.warn({ platform: ride.platform, fault: error.fault }, 'a ride was not taken');
    if (error.fault !== 'UNCERTAIN') return fail(actor, marked, failureOf(error));
    return letGo(marked);
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof RideProviderError)) throw error;
  return FAILURES[error.fault] ?? 'refused';
}

/** Committed before anything is sent: who dies afterwards leaves the mark. Null when it was given up meanwhile. */
async function markSent(ride: Ride, { productId, fare }: Estimate): Promise<Ride | null> {
  const [row] = await database()
    .update(rides)
    .set({
      attemptedAt: currentTime(),
      productId,
      estimate: fare?.amount ?? null,
      currencyCode: fare?.currencyCode ?? null,
    })
    .where(
      and(
        eq(rides.id, ride.id),
        eq(rides.state, 'ORDERING'),
        isNull(rides.attemptedAt),
        isNull(rides.cancelAskedAt),
      ),
    )
    .returning();
  return row ?? null;
}

/** Keeps what the provider took; of one that was given up meanwhile the queue tells it. */
const settle = (
  actor: Actor,
  ride: Ride,
  taken: Parameters<typeof applyJourney>[3],
  askedAt: Date,
): Promise<Ride> => transact((tx) => applyJourney(tx, actor, ride, taken, askedAt));

async function lookFor(actor: Actor, ride: Ride, provider: RideProvider, sentAt: Date): Promise<Ride | null> {
  const askedAt = currentTime();
  let found: Awaited<ReturnType<RideProvider['find']>>;
  try {
    found = await provider.find(await orderOf(ride));
  } catch (error) {
    if (!(error instanceof RideProviderError)) throw error;
    found = 'CANNOT_TELL';
  }
  if (typeof found === 'object') return settle(actor, ride, found, askedAt);
  const patience = found === 'ABSENT' ? SETTLING_MS : SILENCE_MS;
  if (age(sentAt) < patience) return letGo(ride);
  if (ride.cancelAskedAt) return transact((tx) => endRide(tx, actor, ride, 'RIDER_CANCEL'));
  return fail(actor, ride, 'unconfirmed');
}

/** Lets it go, for whoever looks for it next. */
async function letGo(ride: Ride): Promise<Ride> {
  const [row] = await database()
    .update(rides)
    .set({ busyUntil: null })
    .where(eq(rides.id, ride.id))
    .returning();
  return row ?? ride;
}

/** For a ride that nobody sent because its process died, and for one whose answer never came: again until it is known. */
export const handle: JobHandler<{ rideId: string }> = async ({ rideId }, { actor }) => {
  const ride = await placeOrder(actor, rideId);
  if (ride && !ride.endedAt && !ride.journeyId) throw new Error('nobody knows of the ride yet');
};
