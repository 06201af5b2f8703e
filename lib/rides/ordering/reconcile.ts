import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { rides } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn } from '@/lib/platform/jobs/turn';
import { log } from '@/lib/platform/log';
import { transact } from '@/lib/platform/transaction';
import { type Journey, RideProviderError } from '../providers/provider';
import { providerOf } from '../providers/provider-of';
import type { Ride } from '../queries';
import { isOver } from '../rules';
import { endRide } from './apply-journey';
import { followRide } from './follow-ride';
import { orderOf } from './order-of';
import { placeOrder } from './place-ride';

const MINUTE_MS = 60_000;
/** How long a ride that was given up without an answer may still turn up at its provider. */
const LATE_MS = 30 * MINUTE_MS;
/** No ride takes longer; the provider has forgotten it. */
const LOST_MS = 12 * 60 * MINUTE_MS;
/** How long before its hour a ride begins to move. */
const AHEAD_MS = 30 * MINUTE_MS;
const MOST = 200;

const before = (ms: number): Date => new Date(currentTime().getTime() - ms);

/** A run of the job: what is in course is asked after, what nobody knows of is looked for. One that fails stops no other. */
export const handle: JobHandler<Record<string, never>> = async (_, { actor }) => {
  const open = await database()
    .select()
    .from(rides)
    .where(
      and(
        isNull(rides.endedAt),
        or(isNull(rides.lookedAt), lt(rides.lookedAt, before(20_000))),
        // Of one that was ordered for later there is nothing new until shortly before.
        or(
          isNull(rides.scheduledFor),
          isNull(rides.journeyId),
          lt(rides.scheduledFor, before(-AHEAD_MS)),
          lt(rides.lookedAt, before(AHEAD_MS)),
        ),
      ),
    )
    .orderBy(rides.lookedAt)
    .limit(MOST);
  await each(open, (ride) => reconcileOpen(actor, ride));
  const late = await database()
    .select()
    .from(rides)
    .where(
      and(
        inArray(rides.state, ['FAILED', 'RIDER_CANCEL']),
        isNull(rides.journeyId),
        isNotNull(rides.attemptedAt),
        gt(rides.attemptedAt, before(LATE_MS)),
      ),
    )
    .limit(MOST);
  await each(late, (ride) => endLate(actor, ride));
};

/** Providers at the same time, so that one that hangs holds no ride of another. What half a minute leaves comes first in the next run. */
async function each(found: readonly Ride[], work: (ride: Ride) => Promise<unknown>): Promise<void> {
  const turn = startTurn();
  const platforms = new Set(found.map(({ platform }) => platform));
  await Promise.all(
    [...platforms].map(async (platform) => {
      for (const ride of found) {
        if (ride.platform !== platform) continue;
        if (turn.isOver()) return;
        await work(ride).catch((error: unknown) =>
          log.warn({ err: error, ride: ride.id }, 'ride not reconciled'),
        );
      }
    }),
  );
}

async function reconcileOpen(actor: Actor, ride: Ride): Promise<void> {
  if ((ride.scheduledFor ?? ride.createdAt) < before(LOST_MS)) {
    await transact((tx) => endRide(tx, actor, ride, 'FAILED', 'lost'));
  } else if (ride.journeyId) await followRide(actor, ride);
  else await placeOrder(actor, ride.id);
}

/** A ride that was told not to be: where its provider has taken it after all, it is cancelled there. */
async function endLate(actor: Actor, ride: Ride): Promise<void> {
  const found = await providerOf(ride.platform)?.find(await orderOf(ride));
  if (typeof found === 'object') await cancelUnwanted(actor, ride, found);
}

/** Cancels a journey that nobody waits for, and keeps whose it was. Throws a `RideProviderError`. */
export async function cancelUnwanted(actor: Actor, ride: Ride, { journeyId, state }: Journey): Promise<void> {
  if (!isOver(state)) {
    await providerOf(ride.platform)
      ?.cancel(journeyId, ride.requesterId)
      .catch((error: unknown) => {
        // It is past cancelling: whoever sits in it, it is known.
        if (!(error instanceof RideProviderError) || error.fault !== 'CONFLICT') throw error;
      });
  }
  await transact(async (tx) => {
    const [row] = await tx
      .update(rides)
      .set({ journeyId, updatedAt: currentTime() })
      .where(and(eq(rides.id, ride.id), isNull(rides.journeyId)))
      .returning();
    if (row)
      await recordAudit(tx, actor, 'ride.cancel-late', row, { detail: { eventId: row.eventId, journeyId } });
  });
}
