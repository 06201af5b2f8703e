import { and, eq } from 'drizzle-orm';
import { clients, eventCollections } from '@/db/schema';
import { ownedBy } from '@/lib/clients/queries';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { AppError, notFound } from '@/lib/core/errors';
import { lockEvent } from '@/lib/events/lock-event';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepFinances } from '../policy';
import { type KeepCollectionInput, type KeepTermsInput, keepCollectionInput, keepTermsInput } from './inputs';

/**
 * Says how an event is charged: its invoice, until when, how much where that is not its total, and whether its client is
 * reminded. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function keepCollection(actor: Actor, input: KeepCollectionInput): Promise<string> {
  const { agencyId } = mayKeepFinances(actor);
  const { eventId, ...data } = parseInput(keepCollectionInput, input);
  const { invoicedOn = null, dueOn = null, amount = null, reminds } = data;
  if (invoicedOn && dueOn && dueOn < invoicedOn)
    throw new AppError('INVALID', 'errors.invalid', { dueOn: 'validation.dueBeforeInvoice' });
  return transact(async (tx) => {
    const event = await lockEvent(tx, agencyId, eventId);
    const columns = {
      invoiceNumber: emptyToNull(data.invoiceNumber),
      invoicedOn,
      dueOn,
      amount,
      amountReason: amount === null ? null : emptyToNull(data.amountReason),
      reminds,
    };
    await tx
      .insert(eventCollections)
      .values({ agencyId, eventId, ...columns })
      .onConflictDoUpdate({
        target: eventCollections.eventId,
        set: { ...columns, updatedAt: currentTime() },
      });
    await recordAudit(tx, actor, 'event.collect', event, { detail: { invoicedOn, dueOn, amount, reminds } });
    return eventId;
  });
}

/** Says how many days a client has to pay; null for the usual ones. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function keepTerms(actor: Actor, input: KeepTermsInput): Promise<number | null> {
  const { agencyId } = mayKeepFinances(actor);
  const { clientId, days } = parseInput(keepTermsInput, input);
  return transact(async (tx) => {
    const [client] = await tx
      .update(clients)
      .set({ paymentDays: days, updatedAt: currentTime() })
      .where(and(eq(clients.id, clientId), ownedBy(agencyId)))
      .returning();
    if (!client) throw notFound('errors.client.notFound');
    await recordAudit(tx, actor, 'client.update', client, { detail: { fields: ['paymentDays'], days } });
    return days;
  });
}
