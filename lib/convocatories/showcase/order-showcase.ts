import { eq, sql } from 'drizzle-orm';
import { convocateds } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { getEvent } from '@/lib/events/queries';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockEvent } from '../decisions/cover-event';
import { mayManageConvocatories } from '../policy';
import { type OrderShowcaseInput, orderShowcaseInput } from './inputs';
import { findPlaces } from './show-talents';

/**
 * Puts shown talents of an event in the order given: they share the places that they have now among all, so that two
 * neighbours change places without the others being named. One that is not shown any more is passed over. Answers how
 * many were placed. Throws NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function orderShowcase(actor: Actor, input: OrderShowcaseInput): Promise<number> {
  const agency = mayManageConvocatories(actor);
  const { eventId, convocatedIds } = parseInput(orderShowcaseInput, input);
  await getEvent(actor, eventId);
  return transact(async (tx) => {
    await lockEvent(tx, sql`${eventId}`);
    const places = await findPlaces(tx, agency, eventId, convocatedIds);
    const shown = places.flatMap(({ id, shownPosition }) =>
      shownPosition === null ? [] : [{ id, shownPosition }],
    );
    const ids = shown.map(({ id }) => id);
    const held = shown.map(({ shownPosition }) => shownPosition).sort((a, b) => a - b);
    const rows = await tx
      .update(convocateds)
      .set({ shownPosition: sql`placed.position`, updatedAt: currentTime() })
      .from(sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(held)}::integer[]) as placed(id, position)`)
      .where(eq(convocateds.id, sql`placed.id`))
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
