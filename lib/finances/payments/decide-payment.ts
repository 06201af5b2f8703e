import { and, eq, or, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clientPayments } from '@/db/schema';
import type { PaymentState } from '@/db/values/client-payments';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { conflict, notFound } from '@/lib/core/errors';
import { holdEvent } from '@/lib/events/hold-event';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepFinances } from '../policy';
import {
  type PaymentReasonInput,
  paymentReasonInput,
  type TakePaymentInput,
  takePaymentInput,
} from './inputs';
import type { Payment } from './queries';
import { checkReceived } from './record-payment';

/** Says how much arrived of what a client reported. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT. */
export async function takePayment(actor: Actor, input: TakePaymentInput): Promise<Payment> {
  const { agencyId } = mayKeepFinances(actor);
  const { id, amount, paidOn, method = null, reference, note } = parseInput(takePaymentInput, input);
  return transact(async (tx) => {
    const payment = await holdPayment(tx, agencyId, id, 'REPORTED');
    await checkReceived(tx, await holdEvent(tx, agencyId, payment.eventId), { amount, paidOn });
    return movePayment(tx, actor, payment, 'client-payment.take', {
      state: 'RECEIVED',
      amount,
      paidOn,
      method,
      reference: emptyToNull(reference),
      note: emptyToNull(note),
    });
  });
}

/** Says why a proof is not taken; the client reads it, and may hand in another. Throws as `takePayment`. */
export async function refusePayment(actor: Actor, input: PaymentReasonInput): Promise<Payment> {
  const { agencyId } = mayKeepFinances(actor);
  const { id, reason } = parseInput(paymentReasonInput, input);
  return transact(async (tx) => {
    const payment = await holdPayment(tx, agencyId, id, 'REPORTED');
    return movePayment(tx, actor, payment, 'client-payment.refuse', { state: 'REFUSED', reason });
  });
}

/** Takes a payment out of all sums, both halves of a credit that was moved; it stays to be read. Throws as `takePayment`. */
export async function undoPayment(actor: Actor, input: PaymentReasonInput): Promise<Payment> {
  const { agencyId } = mayKeepFinances(actor);
  const { id, reason } = parseInput(paymentReasonInput, input);
  return transact(async (tx) => {
    // Both halves of a credit in one statement and one order, so that two people do not wait for each other.
    const halves = await tx
      .select()
      .from(clientPayments)
      .where(
        and(
          eq(clientPayments.agencyId, agencyId),
          or(eq(clientPayments.id, id), eq(clientPayments.transferId, transferOf(id))),
        ),
      )
      .orderBy(clientPayments.id)
      .for('update');
    const payment = inState(
      halves.find((half) => half.id === id),
      'RECEIVED',
    );
    for (const half of halves)
      await movePayment(tx, actor, half, 'client-payment.undo', { state: 'UNDONE', reason });
    return { ...payment, state: 'UNDONE', reason };
  });
}

const REFUSALS = { REPORTED: 'errors.payment.decided', RECEIVED: 'errors.payment.undone' } as const;

/** Holds a payment in that state. Throws NOT_FOUND alike for another agency's, CONFLICT. */
async function holdPayment(
  tx: Tx,
  agencyId: string,
  id: string,
  state: keyof typeof REFUSALS,
): Promise<Payment> {
  const [payment] = await tx
    .select()
    .from(clientPayments)
    .where(and(eq(clientPayments.id, id), eq(clientPayments.agencyId, agencyId)))
    .for('update');
  return inState(payment, state);
}

function inState(payment: Payment | undefined, state: keyof typeof REFUSALS): Payment {
  if (!payment) throw notFound('errors.payment.notFound');
  if (payment.state !== state) throw conflict(REFUSALS[state]);
  return payment;
}

const transferOf = (id: string) => sql`(select p.transfer_id from ${clientPayments} p where p.id = ${id})`;

type Decision = 'client-payment.take' | 'client-payment.refuse' | 'client-payment.undo';

async function movePayment(
  tx: Tx,
  actor: Actor,
  payment: Payment,
  decision: Decision,
  changes: Partial<Payment> & { readonly state: PaymentState },
): Promise<Payment> {
  const [row] = await tx
    .update(clientPayments)
    .set({ ...changes, decidedAt: currentTime(), updatedAt: currentTime() })
    .where(eq(clientPayments.id, payment.id))
    .returning();
  if (!row) throw new Error('update returned nothing');
  await recordAudit(tx, actor, decision, row, {
    from: payment.state,
    to: row.state,
    detail: {
      eventId: row.eventId,
      kind: row.kind,
      amount: row.amount,
      paidOn: row.paidOn,
      reason: row.reason,
    },
  });
  return row;
}
