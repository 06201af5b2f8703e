import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, talentBookings, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED, CONVOCATORY } from '@/lib/core/states';
import type { Event } from '@/lib/events/queries';
import { beginsSoon } from '@/lib/events/rules';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { eventCancelled } from '../notices';
import { declineWaiting } from '../open-calls/decline-application';
import { tellPlaces } from '../tell-places';

/** Ends the calls of a cancelled event (43), frees the dates of its talents, and tells who was counting on it. */
export async function endCalls(tx: Tx, actor: Actor, event: Event): Promise<void> {
  await cancelCalls(tx, actor, event);
  const places = tx.select({ id: convocateds.id }).from(convocateds).where(eq(convocateds.eventId, event.id));
  await tx.delete(talentBookings).where(inArray(talentBookings.convocatedId, places));
  await notifyTalents(tx, event);
}

async function cancelCalls(tx: Tx, actor: Actor, event: Event): Promise<void> {
  const cancelled = await tx
    .update(convocatories)
    .set({ stateId: CONVOCATORY.CANCELLED, updatedAt: currentTime() })
    .where(and(eq(convocatories.eventId, event.id), eq(convocatories.stateId, CONVOCATORY.OPEN)))
    .returning({ id: convocatories.id });
  for (const { id } of cancelled) {
    await recordAudit(
      tx,
      actor,
      'convocatory.cancel',
      { id, agencyId: event.agencyId },
      { from: CONVOCATORY.OPEN, to: CONVOCATORY.CANCELLED, detail: { eventId: event.id } },
    );
    await declineWaiting(tx, actor, id);
  }
}

/** Tells everybody called except those whom the agency discarded and those who had said no. */
async function notifyTalents(tx: Tx, event: Event): Promise<void> {
  const counting = await tx
    .select({ convocatedId: convocateds.id, talentId: talents.id, email: talents.email })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(
      and(
        eq(convocateds.eventId, event.id),
        ne(convocateds.stateId, CONVOCATED.DISCARDED),
        notInArray(convocateds.applicationStateId, [APPLICATION.REJECTED, APPLICATION.WITHDRAWN]),
      ),
    );
  const urgent = beginsSoon(event, currentTime());
  await tellPlaces(tx, eventCancelled, event, counting, { urgent });
}
