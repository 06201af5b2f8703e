import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contracts, convocateds, events } from '@/db/schema';
import { cancelHeldEvent } from '@/lib/convocatories/cancel-event';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { isClosed, stateAt } from '@/lib/events/rules';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type VoidQuotationInput, voidQuotationInput } from '@/lib/quotations/inputs';
import { mayManageQuotations } from '@/lib/quotations/policy';
import { getQuotation, type Quotation } from '@/lib/quotations/queries';
import { markVoided } from '@/lib/quotations/voiding/mark-voided';

/**
 * Voids a quotation that was sent or accepted, with the reason that its client gets by mail. With an accepted one its
 * event is cancelled, whose talents are told too; not when one of them has signed already, for then people rely on it,
 * nor when the event took place. Throws INVALID, FORBIDDEN, UNAUTHENTICATED, NOT_FOUND alike for another agency's, and
 * CONFLICT where it cannot be voided (any more).
 */
export async function voidQuotation(actor: Actor, input: VoidQuotationInput): Promise<Quotation> {
  const { agencyId } = mayManageQuotations(actor);
  const { id, reason } = parseInput(voidQuotationInput, input);
  await getQuotation(actor, id);
  return transact(async (tx) => {
    const voided = await markVoided(tx, actor, { id, agencyId, reason });
    if (!voided) throw conflict('errors.quotation.notVoidable');
    await endEvent(tx, actor, id, reason);
    return voided.quotation;
  });
}

async function endEvent(tx: Tx, actor: Actor, quotationId: string, reason: string): Promise<void> {
  const [event] = await tx.select().from(events).where(eq(events.quotationId, quotationId)).for('update');
  if (!event) return;
  const [signed] = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.eventId, event.id))
    .limit(1);
  if (signed) throw conflict('errors.quotation.contractsSigned');
  const [confirmed] = await tx
    .select({ talents: count() })
    .from(convocateds)
    .where(and(eq(convocateds.eventId, event.id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)));
  const state = stateAt(event, confirmed?.talents ?? 0, new Date());
  if (state === EVENT.FINISHED) throw conflict('errors.quotation.eventDone');
  if (!isClosed(state)) await cancelHeldEvent(tx, actor, event, reason);
}
