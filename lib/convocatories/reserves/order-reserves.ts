import { and, eq, sql } from 'drizzle-orm';
import { convocateds, talentBookings } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { getEvent } from '@/lib/events/queries';
import { isClosed, stateAt } from '@/lib/events/rules';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockEventOf } from '../decisions/cover-event';
import { mayManageConvocatories } from '../policy';
import { findPlaces } from '../showcase/drafting/keep-drafts';
import { type OrderReservesInput, orderReservesInput } from './inputs';
import { inLine } from './queries';
import { reorder } from './rules';

/**
 * Puts reserves of an event in the order in which they are to be promoted: those named share the places that they have,
 * and who left the reserve meanwhile is passed over. It holds the event, as promotions do, so that one of both comes
 * first. Answers how many stand in the line. Throws NOT_FOUND also for a place of another event, FORBIDDEN, INVALID, CONFLICT for a closed event.
 */
export async function orderReserves(actor: Actor, input: OrderReservesInput): Promise<number> {
  const agency = mayManageConvocatories(actor);
  const { eventId, convocatedIds } = parseInput(orderReservesInput, input);
  await getEvent(actor, eventId);
  return transact(async (tx) => {
    const event = await lockEventOf(tx, sql`${eventId}::uuid`);
    if (!event || isClosed(stateAt(event, 0, currentTime()))) throw conflict('errors.event.closed');
    await findPlaces(tx, agency, eventId, convocatedIds);
    const line = await tx
      .select({ id: convocateds.id })
      .from(convocateds)
      .innerJoin(talentBookings, eq(talentBookings.convocatedId, convocateds.id))
      .where(
        and(
          eq(convocateds.eventId, eventId),
          eq(convocateds.agencyId, agency.agencyId),
          eq(convocateds.stateId, CONVOCATED.RESERVE),
        ),
      )
      .orderBy(...inLine);
    const ids = reorder(
      line.map(({ id }) => id),
      convocatedIds,
    );
    await tx
      .update(talentBookings)
      .set({ position: sql`placed.position::integer`, updatedAt: currentTime() })
      .from(sql`unnest(${sql.param(ids)}::uuid[]) with ordinality as placed(id, position)`)
      .where(eq(talentBookings.convocatedId, sql`placed.id`));
    await recordAudit(
      tx,
      actor,
      'event.order-reserves',
      { id: eventId, agencyId: agency.agencyId },
      { detail: { count: ids.length } },
    );
    return ids.length;
  });
}
