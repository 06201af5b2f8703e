import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, agencyTaxationPrices, taxationPrices, taxations } from '@/db/schema';
import { mayUpdateLegalData } from '@/lib/agencies/policy';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type CreateAgencyPricesTaxationInput, createAgencyPricesTaxationInput } from './inputs';

export type AgencyTaxationPrice = typeof agencyTaxationPrices.$inferSelect;

/**
 * Says what the own agency pays of a city's tax, in place of the catalogue's rate and of what it said before; drafts
 * take it the next time they are priced. Throws INVALID (also for a tax that is not a city's, which no quotation
 * looks up by agency), UNAUTHENTICATED, FORBIDDEN to whom is not the owner, and NOT_FOUND when another agency is named.
 */
export async function createAgencyPricesTaxation(
  actor: Actor,
  input: CreateAgencyPricesTaxationInput,
): Promise<AgencyTaxationPrice> {
  const { agencyId } = mayUpdateLegalData(actor);
  const data = parseInput(createAgencyPricesTaxationInput, input);
  if (data.agencyId !== undefined && data.agencyId !== agencyId) throw notFound('errors.agency.notFound');
  return transact(async (tx) => {
    const rate = await findCityRate(tx, data.pricesTaxationId);
    // Locked, so that two at once do not both stay.
    await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('no key update');
    const sameTaxAndCity = tx
      .select({ id: taxationPrices.id })
      .from(taxationPrices)
      .where(and(eq(taxationPrices.taxationId, rate.taxationId), eq(taxationPrices.cityId, rate.cityId)));
    await tx
      .delete(agencyTaxationPrices)
      .where(
        and(
          eq(agencyTaxationPrices.agencyId, agencyId),
          inArray(agencyTaxationPrices.taxationPriceId, sameTaxAndCity),
        ),
      );
    const unity = data.unity ?? rate.unity;
    const [row] = await tx
      .insert(agencyTaxationPrices)
      .values({ agencyId, taxationPriceId: rate.id, price: data.price, unity })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await recordAudit(
      tx,
      actor,
      'agency-taxation-price.create',
      { id: row.id, agencyId },
      { detail: { taxation: rate.kind, cityId: rate.cityId, price: data.price, unity } },
    );
    return row;
  });
}

async function findCityRate(tx: Tx, id: number) {
  const [rate] = await tx
    .select({
      id: taxationPrices.id,
      taxationId: taxationPrices.taxationId,
      kind: taxations.kind,
      cityId: taxationPrices.cityId,
      unity: taxationPrices.unity,
    })
    .from(taxationPrices)
    .innerJoin(taxations, eq(taxations.id, taxationPrices.taxationId))
    .where(and(eq(taxationPrices.id, id), isNotNull(taxations.regionalEntity)));
  if (!rate || rate.cityId === null) {
    throw new AppError('INVALID', 'errors.invalid', { pricesTaxationId: 'validation.option' });
  }
  return { ...rate, cityId: rate.cityId };
}
