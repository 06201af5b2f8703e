import { and, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, convocateds, convocatories, eventPersonals } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';
import { CONVOCATED, isClosedAgency } from '@/lib/core/states';
import { isClosed, stateAt } from '@/lib/events/rules';
import { notify } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import { isExclusionViolation } from '@/lib/platform/database-errors';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';
import { applyDecision } from '../decisions/apply-decision';
import { lockEventOf } from '../decisions/cover-event';
import { placeFree } from '../notices';
import { reservesInOrder } from './queries';

/**
 * Fills the places that are free of the need for which somebody who left was called: by the reserves who said yes, in
 * order, where the call says so; for what stays free the producer is told who is next. How many are missing is counted
 * under the event's row, so that each reserve is promoted once however many withdraw at the same time. Answers how many
 * were promoted. Throws FORBIDDEN for who is no job.
 */
export async function promoteReserves(actor: Actor, convocatedId: string): Promise<number> {
  if (actor.kind !== 'job') throw forbidden();
  return transact(async (tx) => {
    const [left] = await tx
      .select({ call: convocatories, agencyState: agencies.stateId })
      .from(convocateds)
      .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
      .innerJoin(agencies, eq(agencies.id, convocateds.agencyId))
      .where(eq(convocateds.id, convocatedId));
    if (!left || isClosedAgency(left.agencyState)) return 0;
    const { call } = left;
    const event = await lockEventOf(tx, sql`${call.eventId}::uuid`);
    if (!event || isClosed(stateAt(event, 0, currentTime()))) return 0;
    const missing = await countMissing(tx, call.eventPersonalId);
    if (missing <= 0) return 0;
    const line = await reservesInOrder(tx, eq(convocatories.eventPersonalId, call.eventPersonalId));
    let promoted = 0;
    for (const { place } of call.reserves === 'AUTO' ? line : []) {
      if (promoted === missing) break;
      const confirm = (inner: Tx) =>
        applyDecision(inner, actor, event, place, {
          stateId: CONVOCATED.CONFIRMED,
          happened: 'convocated.promote',
        });
      // Whom something keeps from it is passed over, and stays in reserve.
      if (await tx.transaction(confirm).catch(passOver)) promoted++;
    }
    if (promoted < missing && line.length > promoted) {
      await notify(tx, placeFree, { agencyId: call.agencyId, eventId: call.eventId }, { convocatedId });
    }
    return promoted;
  });
}

function passOver(error: unknown): null {
  if (isExclusionViolation(error) || error instanceof AppError) return null;
  throw error;
}

/** How many people a need still lacks. */
async function countMissing(tx: Tx, eventPersonalId: string): Promise<number> {
  const [need] = await tx
    .select({ quantity: eventPersonals.quantity, confirmed: count(convocateds.id) })
    .from(eventPersonals)
    .leftJoin(convocatories, eq(convocatories.eventPersonalId, eventPersonals.id))
    .leftJoin(
      convocateds,
      and(eq(convocateds.convocatoryId, convocatories.id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)),
    )
    .where(eq(eventPersonals.id, eventPersonalId))
    .groupBy(eventPersonals.id);
  return need ? need.quantity - need.confirmed : 0;
}

export const handle: JobHandler<{ convocatedId: string }> = async ({ convocatedId }, { actor, log }) => {
  const promoted = await promoteReserves(actor, convocatedId);
  if (promoted > 0) log.info({ promoted }, 'reserves promoted');
};
