import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, talentBookings } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATORY } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { usualDeadline } from '../calls/usual-deadline';
import type { Convocatory } from '../queries';
import { takesAnswers } from '../rules';
import type { Span } from './rules';

/**
 * Gives a call and its bookings new dates. With the time zone of its event, a call that takes no answers any more takes
 * them again: somebody has to give one.
 */
export async function moveCall(
  tx: Tx,
  actor: Actor,
  call: Convocatory,
  { startDate, endDate }: Span,
  askedIn: string | null,
): Promise<void> {
  const now = currentTime();
  const reopens = askedIn !== null && call.stateId === CONVOCATORY.CLOSED;
  const stateId = reopens ? CONVOCATORY.OPEN : call.stateId;
  const kept = call.deadline && call.deadline > endDate ? endDate : call.deadline;
  const late = stateId === CONVOCATORY.OPEN && !takesAnswers({ stateId, deadline: kept, endDate }, now);
  const deadline = askedIn !== null && late ? usualDeadline({ startDate, endDate }, askedIn, now) : kept;
  await tx
    .update(convocatories)
    .set({ startDate, endDate, deadline, stateId, revision: call.revision + 1, updatedAt: now })
    .where(eq(convocatories.id, call.id));
  await moveBookings(tx, call.id, { startDate, endDate });
  if (!reopens) return;
  await recordAudit(tx, actor, 'convocatory.reopen', call, {
    from: call.stateId,
    to: stateId,
    detail: { eventId: call.eventId },
  });
}

/** Gives all bookings and holds of a call new dates. The database refuses those that stand in each other's way. */
export async function moveBookings(tx: Tx, callId: string, { startDate, endDate }: Span): Promise<void> {
  const places = tx
    .select({ id: convocateds.id })
    .from(convocateds)
    .where(eq(convocateds.convocatoryId, callId));
  await tx
    .update(talentBookings)
    .set({
      during: sql`tstzrange(${startDate.toISOString()}, ${endDate.toISOString()}, '[]')`,
      updatedAt: currentTime(),
    })
    .where(inArray(talentBookings.convocatedId, places));
}
