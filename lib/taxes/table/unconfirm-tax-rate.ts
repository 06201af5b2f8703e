import { and, eq, ne } from 'drizzle-orm';
import { taxationPrices } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import type { TaxationPrice } from '../rates/queries';
import { type UnconfirmTaxRateInput, unconfirmTaxRateInput } from './inputs';
import { lockRate } from './lock-rate';
import { mayKeepTaxTable } from './policy';

/**
 * Says that a rate is to be confirmed, and what of it; quotations made from then on tell so. Throws UNAUTHENTICATED,
 * FORBIDDEN, INVALID without a reason, NOT_FOUND, and CONFLICT for one that is to be confirmed already.
 */
export async function unconfirmTaxRate(actor: Actor, input: UnconfirmTaxRateInput): Promise<TaxationPrice> {
  mayKeepTaxTable(actor);
  const { id, note } = parseInput(unconfirmTaxRateInput, input);
  return transact(async (tx) => {
    const held = await lockRate(tx, id);
    const [row] = await tx
      .update(taxationPrices)
      .set({ status: 'to-confirm', note, confirmedAt: null, confirmedBy: null })
      .where(and(eq(taxationPrices.id, id), ne(taxationPrices.status, 'to-confirm')))
      .returning();
    if (!row) throw conflict('errors.tax.toConfirm');
    await recordAudit(
      tx,
      actor,
      'tax-rate.doubt',
      { id: String(id), agencyId: null },
      { from: held.status, to: row.status, detail: { note } },
    );
    return row;
  });
}
