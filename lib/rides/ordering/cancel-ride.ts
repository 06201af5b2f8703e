import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { rides } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { log } from '@/lib/platform/log';
import { transact } from '@/lib/platform/transaction';
import * as jobs from '../jobs';
import { mayOpenRidePage } from '../policy';
import { RideProviderError } from '../providers/provider';
import { findOpenRide, findRideBasis, type Ride } from '../queries';
import { mayCancelRide } from '../rules';
import { placeOrder } from './place-ride';
import { cancelAtProvider } from './send-cancel';

const RETRY_MS = 15_000;

/**
 * Cancels the ride in course of the talent whose page it is. While the provider does not answer it is still asked for;
 * the row says so (`cancelAskedAt`). Throws FORBIDDEN, and CONFLICT when there is none or the provider refuses.
 */
export async function cancelRide(actor: Actor): Promise<Ride> {
  const { subject } = mayOpenRidePage(actor);
  const basis = await findRideBasis(database(), subject.convocatoryId, subject.talentId);
  const open = basis && (await findOpenRide(database(), basis.event.id, basis.talent.id));
  if (!open) throw conflict('ride.noneToCancel');
  return cancelOpenRide(actor, open);
}

/** The same of a ride that the caller has decided on. */
export async function cancelOpenRide(actor: Actor, open: Ride): Promise<Ride> {
  if (!mayCancelRide(open.state)) throw conflict('ride.tooLateToCancel');
  const asked = await transact((tx) => giveUp(tx, actor, open));
  if (!asked) throw conflict('ride.noneToCancel');
  if (!asked.journeyId) return (await placeOrder(actor, asked.id)) ?? asked;
  try {
    const row = await cancelAtProvider(actor, asked);
    if (!row.endedAt) throw conflict('ride.cancelRefused');
    return row;
  } catch (error) {
    if (!(error instanceof RideProviderError)) throw error;
    log.warn({ platform: asked.platform, fault: error.fault }, 'a ride was not cancelled yet');
    return asked;
  }
}

/** Notes that nobody wants it any more; the queue sees to it that the provider hears of it. Null when it is over. */
export async function giveUp(tx: Tx, actor: Actor, ride: Ride): Promise<Ride | null> {
  const [row] = await tx
    .update(rides)
    .set({
      cancelAskedAt: currentTime(),
      cancelAskedBy: 'userId' in actor ? actor.userId : null,
      cancelRefused: null,
      updatedAt: currentTime(),
    })
    .where(and(eq(rides.id, ride.id), isNull(rides.endedAt)))
    .returning();
  if (!row) return null;
  await recordAudit(tx, actor, 'ride.give-up', row, {
    detail: { eventId: row.eventId, talentId: row.talentId, state: row.state },
  });
  const options = { runAt: new Date(currentTime().getTime() + RETRY_MS), key: `ride-cancel-${row.id}` };
  await enqueue(tx, jobs.sendCancel, { rideId: row.id }, options);
  return row;
}
