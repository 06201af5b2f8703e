import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, currencies, eventCosts } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { moneyCeiling } from '@/lib/core/money-limits';
import { readSupplierNumber } from '@/lib/core/supplier-number';
import { lockEvent } from '@/lib/events/lock-event';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepFinances } from '../policy';
import {
  type AddCostInput,
  addCostInput,
  type EditCostInput,
  editCostInput,
  type VoidCostInput,
  voidCostInput,
} from './inputs';
import type { Cost } from './queries';

/**
 * Keeps what an event cost, also of one that is over or was cancelled. Throws INVALID, UNAUTHENTICATED, FORBIDDEN and
 * NOT_FOUND.
 */
export async function addCost(actor: Actor, input: AddCostInput): Promise<Cost> {
  const { agencyId, userId } = mayKeepFinances(actor);
  const { eventId, note, iva, ...data } = parseInput(addCostInput, input);
  return transact(async (tx) => {
    const event = await lockEvent(tx, agencyId, eventId);
    await checkCeiling(tx, event.currencyId, data.amount);
    const [row] = await tx
      .insert(eventCosts)
      .values({
        ...data,
        supplierIdentification: readSupplierNumber(data.supplierIdentification),
        agencyId,
        eventId,
        iva: iva ?? 0,
        ivaRecoverable: await recoversIva(tx, agencyId),
        note: emptyToNull(note),
        createdBy: userId,
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await recordAudit(tx, actor, 'event-cost.create', row, { detail: { eventId, ...figures(row) } });
    return row;
  });
}

/**
 * Changes a cost that was typed; the audit trail keeps the figures it had. Throws as `addCost`, and CONFLICT for one
 * that was voided or came from elsewhere.
 */
export async function editCost(actor: Actor, input: EditCostInput): Promise<Cost> {
  const { agencyId } = mayKeepFinances(actor);
  const { id, note, iva, ...data } = parseInput(editCostInput, input);
  return transact(async (tx) => {
    const before = await lockTypedCost(tx, agencyId, id);
    const event = await lockEvent(tx, agencyId, before.eventId);
    await checkCeiling(tx, event.currencyId, data.amount);
    const [row] = await tx
      .update(eventCosts)
      .set({
        ...data,
        supplierIdentification: readSupplierNumber(data.supplierIdentification),
        iva: iva ?? 0,
        ivaRecoverable: await recoversIva(tx, agencyId),
        note: emptyToNull(note),
        updatedAt: currentTime(),
      })
      .where(eq(eventCosts.id, id))
      .returning();
    if (!row) throw new Error('update returned nothing');
    await recordAudit(tx, actor, 'event-cost.update', row, {
      detail: { eventId: row.eventId, before: figures(before), ...figures(row) },
    });
    return row;
  });
}

/** Takes a typed cost out of all sums; it stays to be read, with the reason. Throws as `editCost`. */
export async function voidCost(actor: Actor, input: VoidCostInput): Promise<Cost> {
  const { agencyId } = mayKeepFinances(actor);
  const { id, reason } = parseInput(voidCostInput, input);
  return transact(async (tx) => {
    await lockTypedCost(tx, agencyId, id);
    const [row] = await tx
      .update(eventCosts)
      .set({ voidedAt: currentTime(), voidedReason: reason, updatedAt: currentTime() })
      .where(eq(eventCosts.id, id))
      .returning();
    if (!row) throw new Error('update returned nothing');
    await recordAudit(tx, actor, 'event-cost.void', row, {
      detail: { eventId: row.eventId, reason, ...figures(row) },
    });
    return row;
  });
}

/** Locks a cost that people may change. Throws NOT_FOUND alike for another agency's, and CONFLICT. */
export async function lockTypedCost(tx: Tx, agencyId: string, id: string): Promise<Cost> {
  const [row] = await tx
    .select()
    .from(eventCosts)
    .where(and(eq(eventCosts.id, id), eq(eventCosts.agencyId, agencyId)))
    .for('update');
  if (!row) throw notFound('errors.cost.notFound');
  if (row.voidedAt) throw conflict('errors.cost.voided');
  if (row.source !== 'TYPED') throw conflict('errors.cost.notTyped');
  return row;
}

const figures = ({ category, spentOn, amount, iva }: Cost) => ({ category, spentOn, amount, iva });

/** Who charges IVA sets off what it pays. */
async function recoversIva(tx: Tx, agencyId: string): Promise<boolean> {
  const [agency] = await tx
    .select({ responsableIva: agencies.responsableIva })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  return agency?.responsableIva === true;
}

async function checkCeiling(tx: Tx, currencyId: number, amount: number): Promise<void> {
  const [currency] = await tx
    .select({ code: currencies.code })
    .from(currencies)
    .where(eq(currencies.id, currencyId));
  if (currency && amount > moneyCeiling(currency.code))
    throw new AppError('INVALID', 'errors.invalid', { amount: 'validation.amount' });
}
