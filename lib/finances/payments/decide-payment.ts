import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clientPayments } from '@/db/schema';
import type { PaymentState } from '@/db/values/client-payments';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { conflict, notFound } from '@/lib/core/errors';
import { clientContact } from '@/lib/events/advance/client-contact';
import { lockEvent } from '@/lib/events/lock-event';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { proofRefused, proofTaken } from '../notices';
import { mayCollectForOthers, mayKeepFinances } from '../policy';
import { movesMoney } from '../receivables/rules';
import {
  type PaymentReasonInput,
  paymentReasonInput,
  type TakePaymentInput,
  takePaymentInput,
} from './inputs';
import type { Payment } from './queries';
import { checkReceived } from './record-payment';

/** Whose payments: an agency's, or what the platform received for all (null). */
type Scope = string | null;
const ofAgency = (actor: Actor): Scope => mayKeepFinances(actor).agencyId;
function ofPlatform(actor: Actor): Scope {
  mayCollectForOthers(actor);
  return null;
}

/**
 * Says how much arrived of what a client reported, and tells it. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * and CONFLICT where that was decided, or the platform received it.
 */
export const takePayment = async (actor: Actor, input: TakePaymentInput): Promise<Payment> =>
  take(actor, ofAgency(actor), input);

/** Says why a proof is not taken; the client is told, and may hand in another. Throws as `takePayment`. */
export const refusePayment = async (actor: Actor, input: PaymentReasonInput): Promise<Payment> =>
  refuse(actor, ofAgency(actor), input);

/** Takes a payment out of all sums, both halves of a credit that was moved; it stays to be read. Throws as `takePayment`. */
export const undoPayment = async (actor: Actor, input: PaymentReasonInput): Promise<Payment> =>
  undo(actor, ofAgency(actor), input);

/** The same of the administrator, for what the platform received; NOT_FOUND for anything else. */
export const takeCollected = async (actor: Actor, input: TakePaymentInput): Promise<Payment> =>
  take(actor, ofPlatform(actor), input);
export const refuseCollected = async (actor: Actor, input: PaymentReasonInput): Promise<Payment> =>
  refuse(actor, ofPlatform(actor), input);
export const undoCollected = async (actor: Actor, input: PaymentReasonInput): Promise<Payment> =>
  undo(actor, ofPlatform(actor), input);

function take(actor: Actor, scope: Scope, input: TakePaymentInput): Promise<Payment> {
  const { id, amount, paidOn, method = null, reference, note } = parseInput(takePaymentInput, input);
  return transact(async (tx) => {
    const payment = await lockPayment(tx, scope, id, 'REPORTED');
    await checkReceived(tx, await lockEvent(tx, payment.agencyId, payment.eventId), { amount, paidOn });
    const row = await movePayment(tx, actor, payment, 'client-payment.take', {
      state: 'RECEIVED',
      amount,
      paidOn,
      method,
      reference: emptyToNull(reference),
      note: emptyToNull(note),
    });
    await tellClient(tx, proofTaken, row);
    return row;
  });
}

function refuse(actor: Actor, scope: Scope, input: PaymentReasonInput): Promise<Payment> {
  const { id, reason } = parseInput(paymentReasonInput, input);
  return transact(async (tx) => {
    const payment = await lockPayment(tx, scope, id, 'REPORTED');
    const row = await movePayment(tx, actor, payment, 'client-payment.refuse', { state: 'REFUSED', reason });
    await tellClient(tx, proofRefused, row);
    return row;
  });
}

function undo(actor: Actor, scope: Scope, input: PaymentReasonInput): Promise<Payment> {
  const { id, reason } = parseInput(paymentReasonInput, input);
  return transact(async (tx) => {
    // Both halves of a credit in one statement and one order, so that two people do not wait for each other.
    const halves = await tx
      .select()
      .from(clientPayments)
      .where(and(within(scope), or(eq(clientPayments.id, id), eq(clientPayments.transferId, transferOf(id)))))
      .orderBy(clientPayments.id)
      .for('update');
    const payment = inState(
      scope,
      halves.find((half) => half.id === id),
      'RECEIVED',
    );
    for (const half of halves)
      await movePayment(tx, actor, half, 'client-payment.undo', { state: 'UNDONE', reason });
    return { ...payment, state: 'UNDONE', reason };
  });
}

async function tellClient(
  tx: Tx,
  notice: typeof proofTaken,
  { id, agencyId, eventId }: Payment,
): Promise<void> {
  const { clientId, email } = await clientContact(tx, eventId);
  if (email) await notify(tx, notice, { agencyId, eventId, clientId, email }, { paymentId: id });
}

const REFUSALS = { REPORTED: 'errors.payment.decided', RECEIVED: 'errors.payment.undone' } as const;

/** Locks a payment in that state. Throws NOT_FOUND alike for another agency's, CONFLICT. */
async function lockPayment(tx: Tx, scope: Scope, id: string, state: keyof typeof REFUSALS): Promise<Payment> {
  const [payment] = await tx
    .select()
    .from(clientPayments)
    .where(and(eq(clientPayments.id, id), within(scope)))
    .for('update');
  return inState(scope, payment, state);
}

function inState(scope: Scope, payment: Payment | undefined, state: keyof typeof REFUSALS): Payment {
  if (!payment) throw notFound('errors.payment.notFound');
  if (scope !== null && payment.thirdParty && movesMoney(payment.kind))
    throw conflict('errors.payment.platformCollects');
  if (payment.state !== state) throw conflict(REFUSALS[state]);
  return payment;
}

/** Of that agency; of what the platform received, only what moves money. */
const within = (scope: Scope) =>
  scope === null
    ? and(clientPayments.thirdParty, inArray(clientPayments.kind, ['PAYMENT', 'REFUND']))
    : eq(clientPayments.agencyId, scope);

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
