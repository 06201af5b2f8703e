import { sql } from 'drizzle-orm';
import type { Actor } from '@/lib/core/actor';
import { getEvent } from '@/lib/events/queries';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockEventOf } from '../decisions/cover-event';
import { mayManageConvocatories } from '../policy';
import { findPlaces, keepDrafts } from './drafting/keep-drafts';
import { type OrderShowcaseInput, orderShowcaseInput } from './inputs';

/**
 * Puts shown talents of an event's draft in the order given: they share the places that they have now among all, so that two
 * neighbours change places without the others being named. One that is not shown any more is passed over. Answers how
 * many were placed. Throws NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function orderShowcase(actor: Actor, input: OrderShowcaseInput): Promise<number> {
  const agency = mayManageConvocatories(actor);
  const { eventId, convocatedIds } = parseInput(orderShowcaseInput, input);
  await getEvent(actor, eventId);
  return transact(async (tx) => {
    await lockEventOf(tx, sql`${eventId}`);
    const places = await findPlaces(tx, agency, eventId, convocatedIds);
    const shown = places.filter(({ position }) => position !== null);
    const held = shown.flatMap(({ position }) => position ?? []).sort((a, b) => a - b);
    await keepDrafts(
      tx,
      eventId,
      shown.map((place, index) => ({ ...place, position: held[index] ?? null })),
    );
    await recordAudit(
      tx,
      actor,
      'event.order-showcase',
      { id: eventId, agencyId: agency.agencyId },
      { detail: { count: shown.length } },
    );
    return shown.length;
  });
}
