import { and, eq } from 'drizzle-orm';
import { agencyTaxationPrices } from '@/db/schema';
import { mayUpdateLegalData } from '@/lib/agencies/policy';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type DeleteAgencyPricesTaxationInput, deleteAgencyPricesTaxationInput } from './inputs';

/**
 * Gives up an own price, so that the catalogue's rate counts again. Returns its id. Throws INVALID, UNAUTHENTICATED,
 * FORBIDDEN to whom is not the owner, and NOT_FOUND alike for another agency's.
 */
export async function deleteAgencyPricesTaxation(
  actor: Actor,
  input: DeleteAgencyPricesTaxationInput,
): Promise<string> {
  const { agencyId } = mayUpdateLegalData(actor);
  const { id } = parseInput(deleteAgencyPricesTaxationInput, input);
  return transact(async (tx) => {
    const [row] = await tx
      .delete(agencyTaxationPrices)
      .where(and(eq(agencyTaxationPrices.id, id), eq(agencyTaxationPrices.agencyId, agencyId)))
      .returning();
    if (!row) throw notFound('errors.taxationPrice.notFound');
    await recordAudit(
      tx,
      actor,
      'agency-taxation-price.delete',
      { id: row.id, agencyId },
      { detail: { taxationPriceId: row.taxationPriceId, price: row.price, unity: row.unity } },
    );
    return row.id;
  });
}
