import { and, eq, gte, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { events, quotations } from '@/db/schema';
import { CLOSED_EVENT_STATES, QUOTATION } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { notAnswerable } from './not-answerable';

/** In SQL: the quotation whose event a quotation is about, itself or the one that it adds to. */
export const firstOf = sql`coalesce(${quotations.additionOf}, ${quotations.id})`;

/** Rows of the event that a quotation is about, while it takes more (rule: `isOpenEvent`). */
export const openEvent = () =>
  database()
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.quotationId, firstOf),
        notInArray(events.stateId, [...CLOSED_EVENT_STATES]),
        gte(events.endDate, currentTime()),
      ),
    );

/**
 * The id of the event that a quotation became, or was added to; throws CONFLICT while it has none. The caller has decided that it may
 * be seen.
 */
export async function eventOf(tx: Tx, agencyId: string, quotationId: string): Promise<string> {
  const [event] = await tx
    .select({ id: events.id })
    .from(quotations)
    .innerJoin(events, eq(events.quotationId, firstOf))
    .where(
      and(
        eq(quotations.id, quotationId),
        eq(events.agencyId, agencyId),
        or(isNull(quotations.additionOf), eq(quotations.stateId, QUOTATION.ACCEPTED)),
      ),
    )
    .limit(1);
  if (!event) throw await notAnswerable(tx, quotationId);
  return event.id;
}
