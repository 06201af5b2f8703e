import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clientPayments, currencies } from '@/db/schema';
import type { PaymentKind } from '@/db/values/client-payments';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError, conflict } from '@/lib/core/errors';
import { moneyCeiling } from '@/lib/core/money-limits';
import { type LockedEvent, lockCollectedEvent, lockEvent } from '@/lib/events/lock-event';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayCollectForOthers, mayKeepFinances } from '../policy';
import { findReceivable } from '../receivables/queries';
import { movesMoney } from '../receivables/rules';
import { type RecordPaymentInput, recordPaymentInput } from './inputs';
import type { Payment } from './queries';
import { forgoneProblem } from './rules';

/**
 * Keeps what the client of an event paid or withheld, what it is forgiven, or what it got back. More than it owes is
 * taken too, and stands to its credit; no more goes back than it has paid, nor is withheld or forgiven than it is
 * charged. Throws INVALID, UNAUTHENTICATED, FORBIDDEN,
 * NOT_FOUND, and CONFLICT for money that the platform receives.
 */
export async function recordPayment(actor: Actor, input: RecordPaymentInput): Promise<Payment> {
  const { agencyId, userId } = mayKeepFinances(actor);
  const data = parseInput(recordPaymentInput, input);
  return transact(async (tx) => {
    const event = await lockEvent(tx, agencyId, data.eventId);
    if (event.tercero && movesMoney(data.kind)) throw conflict('errors.payment.platformCollects');
    return keepReceived(tx, actor, event, { ...data, createdBy: userId });
  });
}

/**
 * The same of what the platform received for an agency, or gave back: the administrator's. What a client withheld or is
 * forgiven is the agency's to say. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND for an event whose client pays
 * its agency.
 */
export async function recordCollected(actor: Actor, input: RecordPaymentInput): Promise<Payment> {
  const { userId } = mayCollectForOthers(actor);
  const data = parseInput(recordPaymentInput, input);
  if (!movesMoney(data.kind)) throw invalid('kind', 'validation.payment.agencySays');
  return transact(async (tx) =>
    keepReceived(tx, actor, await lockCollectedEvent(tx, data.eventId), { ...data, createdBy: userId }),
  );
}

type Said = RecordPaymentInput & { readonly createdBy: string };

async function keepReceived(tx: Tx, actor: Actor, event: LockedEvent, said: Said): Promise<Payment> {
  const { reference, note, method = null, withheldTax, ...data } = said;
  const { agencyId, id: eventId } = event;
  await checkReceived(tx, event, data);
  await checkForgone(tx, event, { kind: data.kind, amount: data.amount, note: note ?? null });
  if (data.kind === 'REFUND') {
    const settled = (await findReceivable(tx, agencyId, eventId))?.settled ?? 0;
    if (data.amount > settled) throw invalid('amount', 'validation.payment.aboveSettled');
  }
  const [row] = await tx
    .insert(clientPayments)
    .values({
      ...data,
      ...{ agencyId, eventId, method, state: 'RECEIVED', thirdParty: event.tercero },
      withheldTax: data.kind === 'WITHHELD' ? (withheldTax ?? 'INCOME') : null,
      reference: emptyToNull(reference),
      note: emptyToNull(note),
      decidedAt: currentTime(),
    })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  await recordAudit(tx, actor, 'client-payment.create', row, {
    to: row.state,
    detail: { eventId, kind: row.kind, amount: row.amount, paidOn: row.paidOn },
  });
  return row;
}

type Forgone = { readonly kind: PaymentKind; readonly amount: number; readonly note: string | null };

/**
 * What a client withheld or is forgiven stays within what it is charged, and a withholding above the usual says why.
 * The caller locks the event. Throws INVALID.
 */
async function checkForgone(tx: Tx, event: LockedEvent, { kind, amount, note }: Forgone): Promise<void> {
  if (kind !== 'WITHHELD' && kind !== 'CREDIT_NOTE') return;
  const { agencyId, id: eventId } = event;
  const charged = (await findReceivable(tx, agencyId, eventId))?.charged ?? 0;
  const said = await tx
    .select({ kind: clientPayments.kind, amount: sum(clientPayments.amount).mapWith(Number) })
    .from(clientPayments)
    .where(
      and(
        eq(clientPayments.agencyId, agencyId),
        eq(clientPayments.eventId, eventId),
        eq(clientPayments.state, 'RECEIVED'),
        inArray(clientPayments.kind, ['WITHHELD', 'CREDIT_NOTE']),
      ),
    )
    .groupBy(clientPayments.kind);
  const problem = forgoneProblem(kind, amount, { charged, said, hasReason: Boolean(note?.trim()) });
  if (problem) throw invalid(problem === 'errors.clientPayment.withheldReason' ? 'note' : 'amount', problem);
}

const invalid = (field: string, key: string) => new AppError('INVALID', 'errors.invalid', { [field]: key });

type Received = { readonly amount: number; readonly paidOn: string };

/** Money is there at the latest today, in Bogotá, and no more of it than a row may hold. Throws INVALID. */
export async function checkReceived(tx: Tx, event: LockedEvent, { amount, paidOn }: Received): Promise<void> {
  if (paidOn > isoDateInZone(currentTime(), DEFAULT_TIME_ZONE)) throw invalid('paidOn', 'claims.pay.future');
  const [currency] = await tx
    .select({ code: currencies.code })
    .from(currencies)
    .where(eq(currencies.id, event.currencyId));
  if (currency && amount > moneyCeiling(currency.code)) throw invalid('amount', 'validation.amount');
}
