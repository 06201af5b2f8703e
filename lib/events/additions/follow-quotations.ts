import { and, asc, eq, gt, inArray, max, min, not, or, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { eventPersonals, events, quotationLines, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { linksExpireAt } from '@/lib/core/calendar';
import { conflict } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import { moveEventLinks } from '@/lib/identity/link-tokens/move-event-links';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { react } from '@/lib/platform/reactions/react';
import { type LockedEvent, lockEvent } from '../lock-event';
import { insertNeeds } from '../personals/insert-needs';
import { findVenue } from '../places/find-venue';
import { movePlace } from '../places/move-place';
import { OPEN_EVENT_STATES, stateAt } from '../rules';
import { datesNow, type Sold, soldFor, type Widened, widenedBy, withoutAdded } from './rules';

type Quotation = typeof quotations.$inferSelect;

/**
 * Adds what was accepted besides to its event: the people it needs, its days and its total. Those who were needed before
 * keep their own dates. The caller has decided, and accepts it in this transaction. Throws CONFLICT for an event that is
 * closed or over.
 */
export async function addToEvent(tx: Tx, actor: Actor, quotation: Quotation, eventId: string): Promise<void> {
  const event = await lockEvent(tx, quotation.agencyId, eventId);
  if (!isOpen(event)) throw conflict('errors.quotation.eventClosed');
  await insertNeeds(tx, quotation, event.id);
  await follow(tx, actor, event, widenedBy(event, quotation), quotation.id);
}

/**
 * Takes what was added back out of its event, and nothing else. The caller has decided, holds the event, which is open, and
 * takes the quotation back in this transaction.
 */
export async function takeFromEvent(tx: Tx, actor: Actor, quotation: Quotation, event: LockedEvent) {
  const own = inArray(
    eventPersonals.quotationLineId,
    tx
      .select({ id: quotationLines.id })
      .from(quotationLines)
      .where(eq(quotationLines.quotationId, quotation.id)),
  );
  const called = sql`exists (select from convocatories c where c.event_personal_id = event_personals.id)`;
  await tx.delete(eventPersonals).where(and(own, not(called)));
  // Its calls, which have ended by now, say for whom they were.
  await tx.update(eventPersonals).set({ quantity: 0, updatedAt: currentTime() }).where(own);
  const left = await tx
    .select({ startDate: eventPersonals.startDate, endDate: eventPersonals.endDate })
    .from(eventPersonals)
    .where(and(eq(eventPersonals.eventId, event.id), gt(eventPersonals.quantity, 0)));
  await follow(tx, actor, event, withoutAdded(event, left), quotation.id);
}

const isOpen = (event: LockedEvent): boolean => OPEN_EVENT_STATES.includes(stateAt(event, 0, currentTime()));

/**
 * Gives an event the sums of its accepted quotations and these dates, and tells what follows from the people it needs.
 * Nobody's dates move when it is widened; of narrower ones whoever stays hears as of any change.
 */
async function follow(tx: Tx, actor: Actor, event: LockedEvent, dates: Widened, quotationId: string) {
  const changes = { ...soldFor(await readSold(tx, event), event.timeZone), ...dates };
  const [after] = await tx
    .update(events)
    .set({ ...changes, updatedAt: currentTime() })
    .where(eq(events.id, event.id))
    .returning();
  if (!after) throw new Error('the held row is gone');
  await movePlace(tx, after, {});
  if (after.endDate > event.endDate)
    await moveEventLinks(tx, event.id, linksExpireAt(after.endDate, event.timeZone));
  await recordAudit(tx, actor, 'event.update', after, {
    detail: { fields: ['personals', 'totalEvent'], quotationId },
  });
  if (after.startDate > event.startDate || after.endDate < event.endDate) {
    const venue = (await findVenue(tx, after))?.id ?? null;
    const places = { before: venue, after: venue };
    await react(tx, actor, 'event.updated', { before: event, after, places });
  }
  await react(tx, actor, 'event.needs', after);
}

async function readSold(tx: Tx, { quotationId, agencyId }: LockedEvent): Promise<Sold[]> {
  if (!quotationId) return [];
  const sold = await tx
    .select({
      total: quotations.total,
      days: sql<number>`coalesce(max(${quotationLines.days}) filter (where ${quotationLines.taken}), 1)::int`,
      quoted: { startDate: quotations.startDate, endDate: quotations.endDate },
      from: min(eventPersonals.startDate),
      until: max(eventPersonals.endDate),
    })
    .from(quotations)
    .leftJoin(quotationLines, eq(quotationLines.quotationId, quotations.id))
    .leftJoin(eventPersonals, eq(eventPersonals.quotationLineId, quotationLines.id))
    .where(
      and(
        eq(quotations.agencyId, agencyId),
        or(eq(quotations.id, quotationId), eq(quotations.additionOf, quotationId)),
        eq(quotations.stateId, QUOTATION.ACCEPTED),
      ),
    )
    .groupBy(quotations.id)
    .orderBy(sql`${quotations.additionOf} is not null`, asc(quotations.acceptedAt), asc(quotations.id));
  return sold.map(({ total, days, quoted, from: startDate, until: endDate }) => ({
    ...{ total, days },
    ...datesNow(quoted, startDate && endDate && { startDate, endDate }),
  }));
}
