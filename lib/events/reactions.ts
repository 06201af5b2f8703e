import { and, count, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import type { Happenings } from '@/lib/platform/reactions/happenings';
import type { Reactions } from '@/lib/platform/reactions/react';
import { addToEvent, takeFromEvent } from './additions/follow-quotations';
import { cancelHeldEvent } from './cancel-event';
import { lockEvent } from './lock-event';
import { openEvent } from './open-event';
import { isClosed, stateAt } from './rules';

export const reactions: Reactions = {
  /** Gives its events to the client that stays. */
  'client.merged': async (tx, _actor, { agencyId, fromId, intoId }) => {
    await tx
      .update(events)
      .set({ clientId: intoId, updatedAt: sql`${events.updatedAt}` })
      .where(and(eq(events.agencyId, agencyId), eq(events.clientId, fromId)));
  },
  /** Refuses while an event of it is not over: it may become inactive (53). */
  'client.removing': async (tx, _actor, { agencyId, clientId }) => {
    const open = and(
      eq(events.agencyId, agencyId),
      eq(events.clientId, clientId),
      notInArray(events.stateId, [EVENT.FINISHED, EVENT.CANCELLED, EVENT.EXPIRED]),
      gt(events.endDate, currentTime()),
    );
    if ((await tx.$count(events, open)) > 0) throw conflict('errors.client.comingEvent');
  },
  /** Opens its event (33) with the people it needs; an addition gives those it asks for to the event there is. */
  'quotation.accepted': async (tx, actor, { quotation, eventId }) => {
    if (quotation.additionOf) await addToEvent(tx, actor, quotation, eventId);
    else await openEvent(tx, actor, quotation, eventId);
  },
  /** Cancels its event, or takes out of it what was added; refuses once the event took place. */
  'quotation.voided': endEvent,
};

async function endEvent(
  tx: Tx,
  actor: Actor,
  { quotation, reason }: Happenings['quotation.voided'],
): Promise<void> {
  // One that was only sent has added nothing.
  if (quotation.additionOf && !quotation.acceptedAt) return;
  const ofQuotation = eq(events.quotationId, quotation.additionOf ?? quotation.id);
  const [found] = await tx.select({ id: events.id }).from(events).where(ofQuotation);
  if (!found) return;
  const event = await lockEvent(tx, quotation.agencyId, found.id);
  const [confirmed] = await tx
    .select({ talents: count() })
    .from(convocateds)
    .where(and(eq(convocateds.eventId, event.id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)));
  const state = stateAt(event, confirmed?.talents ?? 0, currentTime());
  if (state === EVENT.FINISHED) throw conflict('errors.quotation.eventDone');
  if (isClosed(state)) return;
  if (quotation.additionOf) await takeFromEvent(tx, actor, quotation, event);
  else await cancelHeldEvent(tx, actor, event, reason);
}
