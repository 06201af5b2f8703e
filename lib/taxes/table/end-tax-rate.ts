import { and, eq, isNull } from 'drizzle-orm';
import { taxationPrices } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import type { TaxationPrice } from '../rates/queries';
import { type EndTaxRateInput, endTaxRateInput } from './inputs';
import { lockRate } from './lock-rate';
import { mayKeepTaxTable } from './policy';

/**
 * Ends a rate that has no end without another one in its place: from the next day on it counts as 0 and warns. Throws
 * UNAUTHENTICATED, FORBIDDEN, INVALID for a day before it starts, NOT_FOUND, and CONFLICT for one that has an end.
 */
export async function endTaxRate(actor: Actor, input: EndTaxRateInput): Promise<TaxationPrice> {
  mayKeepTaxTable(actor);
  const { id, lastDay } = parseInput(endTaxRateInput, input);
  return transact(async (tx) => {
    const held = await lockRate(tx, id);
    if (lastDay < held.validFrom) {
      throw new AppError('INVALID', 'errors.invalid', { lastDay: 'validation.dateOrder' });
    }
    const [row] = await tx
      .update(taxationPrices)
      .set({ validTo: lastDay })
      .where(and(eq(taxationPrices.id, id), isNull(taxationPrices.validTo)))
      .returning();
    if (!row) throw conflict('errors.tax.ended');
    await recordAudit(tx, actor, 'tax-rate.end', { id: String(id), agencyId: null }, { detail: { lastDay } });
    return row;
  });
}
