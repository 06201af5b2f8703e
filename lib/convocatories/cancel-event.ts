import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, talentBookings, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED, CONVOCATORY, EVENT } from '@/lib/core/states';
import { type CancelEventInput, cancelEventInput } from '@/lib/events/inputs';
import { moveEvent } from '@/lib/events/move-event';
import { mayManageEvents } from '@/lib/events/policy';
import { type Event, getEvent } from '@/lib/events/queries';
import { isClosed } from '@/lib/events/rules';
import { queueEmail } from '@/lib/notifications/queue-email';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { eventCancelled } from './emails';

/**
 * Cancels an open event (37) with the reason people will read: its open calls are cancelled (43), the dates
 * of its talents free again, and who was counting on it is told by mail. Throws INVALID, FORBIDDEN,
 * NOT_FOUND alike for another agency's, CONFLICT when it is already closed.
 */
export async function cancelEvent(actor: Actor, input: CancelEventInput): Promise<Event> {
  const { agencyId } = mayManageEvents(actor);
  const { id, reason } = parseInput(cancelEventInput, input);
  const seen = await getEvent(actor, id);
  if (isClosed(seen.stateId)) throw conflict('errors.event.closed');
  return transact((tx) => cancelHeldEvent(tx, actor, { id, agencyId }, reason));
}

/** The same inside a transaction that ends more than the event; its caller has decided. Throws CONFLICT as above. */
export async function cancelHeldEvent(
  tx: Tx,
  actor: Actor,
  { id, agencyId }: { readonly id: string; readonly agencyId: string },
  reason: string,
): Promise<Event> {
  const event = await moveEvent(tx, actor, { id, agencyId }, EVENT.CANCELLED, reason);
  if (!event) throw conflict('errors.event.closed');
  await cancelCalls(tx, actor, event);
  const places = tx.select({ id: convocateds.id }).from(convocateds).where(eq(convocateds.eventId, event.id));
  await tx.delete(talentBookings).where(inArray(talentBookings.convocatedId, places));
  await tellTalents(tx, event);
  return event;
}

async function cancelCalls(tx: Tx, actor: Actor, event: Event): Promise<void> {
  const cancelled = await tx
    .update(convocatories)
    .set({ stateId: CONVOCATORY.CANCELLED, updatedAt: new Date() })
    .where(and(eq(convocatories.eventId, event.id), eq(convocatories.stateId, CONVOCATORY.OPEN)))
    .returning({ id: convocatories.id });
  for (const { id } of cancelled) {
    await recordAudit(tx, actor, {
      agencyId: event.agencyId,
      entity: 'convocatory',
      entityId: id,
      action: 'cancel',
      from: CONVOCATORY.OPEN,
      to: CONVOCATORY.CANCELLED,
      detail: { eventId: event.id },
    });
  }
}

/** Everybody called but those whom the agency discarded or who had said no. */
async function tellTalents(tx: Tx, event: Event): Promise<void> {
  const counting = await tx
    .select({ convocatedId: convocateds.id, email: talents.email })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(
      and(
        eq(convocateds.eventId, event.id),
        ne(convocateds.stateId, CONVOCATED.DISCARDED),
        notInArray(convocateds.applicationStateId, [APPLICATION.REJECTED, APPLICATION.WITHDRAWN]),
      ),
    );
  for (const { convocatedId, email } of counting) {
    await queueEmail(tx, eventCancelled, { convocatedId }, { agencyId: event.agencyId, to: email });
  }
}
