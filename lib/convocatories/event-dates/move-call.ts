import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, talentBookings } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATORY } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { usualDeadline } from '../call-terms/usual-deadline';
import type { Convocatory } from '../queries';
import { takesAnswers } from '../rules';
import type { CallDates, Span } from './rules';

type Move = {
  /** What the call had when its event last had its new dates. */
  readonly former: CallDates | null;
  /** The time zone of its event where somebody has to answer now. */
  readonly askedIn: string | null;
};

/**
 * Gives a call and its bookings new dates. Where somebody has to answer, a call that takes no answers any more takes them
 * again.
 */
export async function moveCall(
  tx: Tx,
  actor: Actor,
  call: Convocatory,
  { startDate, endDate }: Span,
  { former, askedIn }: Move,
): Promise<void> {
  const now = currentTime();
  const reopens = askedIn !== null && call.stateId === CONVOCATORY.CLOSED;
  const stateId = reopens ? CONVOCATORY.OPEN : call.stateId;
  const last = former ? former.deadline : call.deadline;
  const kept = last && last > endDate ? endDate : last;
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

/** Closes again a call that the move of its event had opened. */
export async function closeAgain(tx: Tx, actor: Actor, call: Convocatory): Promise<void> {
  await tx
    .update(convocatories)
    .set({ stateId: CONVOCATORY.CLOSED, updatedAt: currentTime() })
    .where(eq(convocatories.id, call.id));
  await recordAudit(tx, actor, 'convocatory.close', call, {
    from: CONVOCATORY.OPEN,
    to: CONVOCATORY.CLOSED,
    detail: { eventId: call.eventId },
  });
}
