import { eq } from 'drizzle-orm';
import { taxationPrices } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import type { TaxationPrice } from '../rates/queries';
import { type CorrectTaxRateInput, correctTaxRateInput } from './inputs';
import { lockRate } from './lock-rate';
import { mayKeepTaxTable } from './policy';
import { hasBase, TABLE_CONCEPT, type TaxKind } from './rules';

/**
 * Corrects a rate, its base or its source, as long as no quotation that was sent rests on it: one that did is ended
 * and another one takes its place. What was confirmed of another number waits to be confirmed again. Throws
 * UNAUTHENTICATED, FORBIDDEN, INVALID, NOT_FOUND, and CONFLICT for a rate that was used and for the table of art. 383.
 */
export async function correctTaxRate(actor: Actor, input: CorrectTaxRateInput): Promise<TaxationPrice> {
  mayKeepTaxTable(actor);
  const { id, rate, baseUvt, source } = parseInput(correctTaxRateInput, input);
  return transact(async (tx) => {
    const held = await lockRate(tx, id);
    if (held.used) throw conflict('errors.tax.used');
    if (held.concept === TABLE_CONCEPT) throw conflict('errors.tax.table');
    const base = hasBase(held.kind as TaxKind) ? baseUvt || '0' : null;
    const same =
      held.rate !== null && Number(held.rate) === Number(rate) && Number(held.baseUvt) === Number(base);
    const [row] = await tx
      .update(taxationPrices)
      .set({
        rate,
        baseUvt: base,
        ...(source === undefined ? {} : { source: source || null }),
        ...(same ? {} : { status: 'to-confirm' as const, confirmedAt: null, confirmedBy: null }),
      })
      .where(eq(taxationPrices.id, id))
      .returning();
    if (!row) throw new Error(`no tax rate ${id}`);
    await recordAudit(
      tx,
      actor,
      'tax-rate.correct',
      { id: String(id), agencyId: null },
      {
        detail: {
          before: { rate: held.rate, baseUvt: held.baseUvt, source: held.source, status: held.status },
          rate: row.rate,
          baseUvt: row.baseUvt,
          source: row.source,
          status: row.status,
        },
      },
    );
    return row;
  });
}
