import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { convocateds } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { getEvent } from '@/lib/events/queries';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockEvent } from '../cover-event';
import { mayManageConvocatories } from '../policy';
import { type OrderShowcaseInput, orderShowcaseInput } from './inputs';
import { findPlaces } from './show-talents';

/**
 * Puts the shown talents of an event in the order given; one that is not shown any more is passed over, and one that is
 * not named keeps its number. Answers how many were placed. Throws NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function orderShowcase(actor: Actor, input: OrderShowcaseInput): Promise<number> {
  const agency = mayManageConvocatories(actor);
  const { eventId, convocatedIds } = parseInput(orderShowcaseInput, input);
  await getEvent(actor, eventId);
  return transact(async (tx) => {
    await lockEvent(tx, sql`${eventId}`);
    const places = await findPlaces(tx, agency, eventId, convocatedIds);
    const ids = places.map((place) => place.id);
    const order = sql.join(
      ids.map((id, index) => sql`when ${convocateds.id} = ${id} then ${index + 1}::integer`),
      sql` `,
    );
    const rows = await tx
      .update(convocateds)
      .set({ shownPosition: sql`case ${order} end`, updatedAt: currentTime() })
      .where(
        and(eq(convocateds.eventId, eventId), inArray(convocateds.id, ids), isNotNull(convocateds.shownAt)),
      )
      .returning({ id: convocateds.id });
    await recordAudit(
      tx,
      actor,
      'event.order-showcase',
      { id: eventId, agencyId: agency.agencyId },
      { detail: { count: rows.length } },
    );
    return rows.length;
  });
}
