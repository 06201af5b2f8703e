import { eq } from 'drizzle-orm';
import { agencyTaxationPrices, taxationPrices } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type RemoveTaxRateInput, removeTaxRateInput } from './inputs';
import { findSeries, lockRate } from './lock-rate';
import { mayKeepTaxTable } from './policy';

/**
 * Takes back a rate that was added by mistake: the one before it holds on until where this one did. Answers the id of
 * that one. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, NOT_FOUND, and CONFLICT when a quotation that was sent rests
 * on it, or nothing stands before it.
 */
export async function removeTaxRate(actor: Actor, input: RemoveTaxRateInput): Promise<number> {
  mayKeepTaxTable(actor);
  const { id } = parseInput(removeTaxRateInput, input);
  return transact(async (tx) => {
    const held = await lockRate(tx, id);
    if (held.used) throw conflict('errors.tax.used');
    const before = (await findSeries(tx, held)).filter(({ validFrom }) => validFrom < held.validFrom).at(-1);
    if (!before) throw conflict('errors.tax.only');
    // What agencies say of the city hangs on whichever of its rates was there when they said it.
    await tx
      .update(agencyTaxationPrices)
      .set({ taxationPriceId: before.id })
      .where(eq(agencyTaxationPrices.taxationPriceId, id));
    await tx.delete(taxationPrices).where(eq(taxationPrices.id, id));
    await tx.update(taxationPrices).set({ validTo: held.validTo }).where(eq(taxationPrices.id, before.id));
    const { rate, baseUvt, validFrom, validTo } = held;
    await recordAudit(
      tx,
      actor,
      'tax-rate.delete',
      { id: String(id), agencyId: null },
      {
        detail: {
          before: before.id,
          kind: held.kind,
          concept: held.concept,
          rate,
          baseUvt,
          validFrom,
          validTo,
        },
      },
    );
    return before.id;
  });
}
