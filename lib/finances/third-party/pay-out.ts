import { and, eq } from 'drizzle-orm';
import { thirdPartyPayouts } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { lockCollectedEvent } from '@/lib/events/lock-event';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { checkReceived } from '../payments/record-payment';
import { mayCollectForOthers } from '../policy';
import { type PayOutInput, payOutInput, type UndoPayoutInput, undoPayoutInput } from './inputs';
import { findCollected } from './queries';
import { payableOf } from './rules';

export type Payout = typeof thirdPartyPayouts.$inferSelect;

/**
 * Keeps what the platform paid to an agency of what it collected for an event: never more than has arrived for that part
 * and was not paid yet. Events are held one after the other, so that of many at once none goes beyond it. Throws INVALID,
 * UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND for an event whose client pays its agency.
 */
export async function payOut(actor: Actor, input: PayOutInput): Promise<Payout> {
  const { userId } = mayCollectForOthers(actor);
  const { eventId, reference, note, ...data } = parseInput(payOutInput, input);
  return transact(async (tx) => {
    const event = await lockCollectedEvent(tx, eventId);
    await checkReceived(tx, event, data);
    const collected = await findCollected(tx, eventId);
    if (!collected || data.amount > payableOf(collected.held, data.part))
      throw new AppError('INVALID', 'errors.invalid', { amount: 'validation.payment.aboveHeld' });
    const [row] = await tx
      .insert(thirdPartyPayouts)
      .values({
        ...data,
        ...{ agencyId: event.agencyId, eventId, createdBy: userId },
        reference: emptyToNull(reference),
        note: emptyToNull(note),
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await recordAudit(tx, actor, 'payout.create', row, {
      to: row.state,
      detail: { eventId, part: row.part, amount: row.amount, paidOn: row.paidOn },
    });
    return row;
  });
}

/** Takes a payment to an agency back, with a reason; it stays to be read. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT. */
export async function undoPayout(actor: Actor, input: UndoPayoutInput): Promise<Payout> {
  mayCollectForOthers(actor);
  const { id, reason } = parseInput(undoPayoutInput, input);
  return transact(async (tx) => {
    const [row] = await tx
      .update(thirdPartyPayouts)
      .set({ state: 'UNDONE', reason, updatedAt: currentTime() })
      .where(and(eq(thirdPartyPayouts.id, id), eq(thirdPartyPayouts.state, 'PAID')))
      .returning();
    if (row) {
      await recordAudit(tx, actor, 'payout.undo', row, {
        from: 'PAID',
        to: row.state,
        detail: { eventId: row.eventId, amount: row.amount, reason },
      });
      return row;
    }
    const [known] = await tx.select().from(thirdPartyPayouts).where(eq(thirdPartyPayouts.id, id));
    throw known ? conflict('errors.payment.undone') : notFound('errors.payment.notFound');
  });
}
