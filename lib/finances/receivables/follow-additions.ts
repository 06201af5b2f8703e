import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clients, eventCollections, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { shiftDay } from '@/lib/core/dates';
import { lockEvent } from '@/lib/events/lock-event';
import { isClosed, stateAt } from '@/lib/events/rules';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import type { Happenings } from '@/lib/platform/reactions/happenings';
import { agingDay, findReceivable } from './queries';
import { USUAL_TERMS } from './rules';

type Kept = { readonly amount: SQL; readonly dueOn?: string };

/**
 * Charges an addition that was accepted: an amount said instead of the event's total rises by it, and where nothing else
 * is owed it has its own terms, from today.
 */
export async function chargeAddition(
  tx: Tx,
  actor: Actor,
  { quotation, eventId }: Happenings['quotation.accepted'],
): Promise<void> {
  const { agencyId, additionOf, total } = quotation;
  if (!additionOf) return;
  const event = await lockEvent(tx, agencyId, eventId);
  const receivable = await findReceivable(tx, agencyId, eventId);
  if (!receivable) throw new Error('the held row is gone');
  const dueOn = shiftDay(agingDay(), await termsOf(tx, event));
  await keep(tx, actor, event, quotation.id, {
    amount: sql`${eventCollections.amount} + ${total}`,
    ...(receivable.balance <= 0 && dueOn > receivable.dueOn ? { dueOn } : {}),
  });
}

/** Charges an addition no more that is taken out of its event. */
export async function uncharge(
  tx: Tx,
  actor: Actor,
  { quotation }: Happenings['quotation.voided'],
): Promise<void> {
  const { agencyId, additionOf, acceptedAt, total } = quotation;
  if (!additionOf || !acceptedAt) return;
  const [found] = await tx.select({ id: events.id }).from(events).where(eq(events.quotationId, additionOf));
  if (!found) return;
  const event = await lockEvent(tx, agencyId, found.id);
  if (isClosed(stateAt(event, 0, currentTime()))) return;
  const amount = sql`${eventCollections.amount} - least(${eventCollections.amount}, ${total})`;
  await keep(tx, actor, event, quotation.id, { amount });
}

type Held = { readonly id: string; readonly agencyId: string; readonly clientId: string | null };

/** Changes what was said of charging an event, where anything was. */
async function keep(tx: Tx, actor: Actor, event: Held, quotationId: string, columns: Kept): Promise<void> {
  const [row] = await tx
    .update(eventCollections)
    .set({ ...columns, updatedAt: currentTime() })
    .where(eq(eventCollections.eventId, event.id))
    .returning();
  if (!row) return;
  const { invoicedOn, dueOn, amount, reminds } = row;
  const detail = { invoicedOn, dueOn, amount, reminds, quotationId };
  await recordAudit(tx, actor, 'event.collect', event, { detail });
}

async function termsOf(tx: Tx, { agencyId, clientId }: Held): Promise<number> {
  if (!clientId) return USUAL_TERMS;
  const [client] = await tx
    .select({ days: clients.paymentDays })
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.agencyId, agencyId)));
  return client?.days ?? USUAL_TERMS;
}
