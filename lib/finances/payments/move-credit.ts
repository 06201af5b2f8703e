import { clientPayments } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { lockEvent } from '@/lib/events/lock-event';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepFinances } from '../policy';
import { findReceivable } from '../receivables/queries';
import { type MoveCreditInput, moveCreditInput } from './inputs';
import type { Payment } from './queries';

/**
 * Uses what a client has to its credit in one event for what it owes in another: of the same client, currency and
 * receiver of the money. Two rows that are undone together. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function moveCredit(actor: Actor, input: MoveCreditInput): Promise<Payment> {
  const { agencyId, userId } = mayKeepFinances(actor);
  const { fromEventId, toEventId, amount } = parseInput(moveCreditInput, input);
  return transact(async (tx) => {
    // Always in the same order, so that two at once do not wait for each other.
    const held = [];
    for (const id of [fromEventId, toEventId].sort()) held.push(await lockEvent(tx, agencyId, id));
    const [one, other] = held;
    const alike =
      one &&
      other &&
      one.id !== other.id &&
      one.clientId !== null &&
      one.clientId === other.clientId &&
      one.currencyId === other.currencyId &&
      one.tercero === other.tercero;
    if (!alike) throw invalid('toEventId', 'validation.payment.otherAccount');
    const [from, to] = [
      await findReceivable(tx, agencyId, fromEventId),
      await findReceivable(tx, agencyId, toEventId),
    ];
    if (amount > -(from?.balance ?? 0)) throw invalid('amount', 'validation.payment.aboveCredit');
    if (amount > (to?.balance ?? 0)) throw invalid('amount', 'validation.payment.aboveBalance');
    const common = {
      ...({ agencyId, amount, state: 'RECEIVED', thirdParty: one.tercero, createdBy: userId } as const),
      paidOn: isoDateInZone(currentTime(), DEFAULT_TIME_ZONE),
      transferId: crypto.randomUUID(),
      decidedAt: currentTime(),
    };
    const rows = await tx
      .insert(clientPayments)
      .values([
        { ...common, eventId: fromEventId, kind: 'CREDIT_OUT' },
        { ...common, eventId: toEventId, kind: 'CREDIT_IN' },
      ])
      .returning();
    await recordAudits(
      tx,
      actor,
      'client-payment.create',
      rows.map((row) => ({
        id: row.id,
        agencyId,
        to: row.state,
        detail: { eventId: row.eventId, kind: row.kind, amount, paidOn: row.paidOn },
      })),
    );
    const taken = rows.find(({ kind }) => kind === 'CREDIT_IN');
    if (!taken) throw new Error('insert returned nothing');
    return taken;
  });
}

const invalid = (field: string, key: string) => new AppError('INVALID', 'errors.invalid', { [field]: key });
