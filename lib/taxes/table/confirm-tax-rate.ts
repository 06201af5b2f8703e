import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { taxationPrices } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import type { TaxationPrice } from '../rates/queries';
import { type ConfirmTaxRateInput, confirmTaxRateInput } from './inputs';
import { lockRate } from './lock-rate';
import { mayKeepTaxTable } from './policy';

/**
 * Says that a rate is so, by the source that was looked at; it counts as confirmed from then on, by whom and when.
 * Quotations that were sent before go on saying that theirs was to be confirmed. Throws UNAUTHENTICATED, FORBIDDEN,
 * INVALID without a source, NOT_FOUND, and CONFLICT for a rate that nobody configured and for one as sure already.
 */
export async function confirmTaxRate(actor: Actor, input: ConfirmTaxRateInput): Promise<TaxationPrice> {
  const { userId } = mayKeepTaxTable(actor);
  const { id, source, status = 'verified' } = parseInput(confirmTaxRateInput, input);
  return transact(async (tx) => {
    const held = await lockRate(tx, id);
    if (held.rate === null) throw conflict('errors.tax.notConfigured');
    const [row] = await tx
      .update(taxationPrices)
      .set({ status, source, note: null, confirmedAt: currentTime(), confirmedBy: userId })
      .where(
        and(eq(taxationPrices.id, id), isNotNull(taxationPrices.rate), ne(taxationPrices.status, status)),
      )
      .returning();
    if (!row) throw conflict('errors.tax.confirmed');
    await recordAudit(
      tx,
      actor,
      'tax-rate.confirm',
      { id: String(id), agencyId: null },
      { from: held.status, to: status, detail: { source, before: held.source } },
    );
    return row;
  });
}
