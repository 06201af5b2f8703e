import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { cities, quotations, taxationPrices, taxations } from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';

type Series = { readonly taxationId: number; readonly cityId: number | null; readonly concept: string };

/** Whoever writes rates of a tax waits for the one before: the tax stays locked until the transaction ends. */
export async function lockTax(tx: Tx, taxationId: number) {
  const [tax] = await tx.select().from(taxations).where(eq(taxations.id, taxationId)).for('no key update');
  if (!tax) throw notFound('errors.tax.notFound');
  return tax;
}

/** A rate, with its tax locked. Throws NOT_FOUND. */
export async function lockRate(tx: Tx, id: number) {
  const [found] = await tx
    .select({ taxationId: taxationPrices.taxationId })
    .from(taxationPrices)
    .where(eq(taxationPrices.id, id));
  if (!found) throw notFound('errors.tax.notFound');
  const tax = await lockTax(tx, found.taxationId);
  const [row] = await tx
    .select({ rate: taxationPrices, used: isUsed() })
    .from(taxationPrices)
    .innerJoin(taxations, eq(taxations.id, taxationPrices.taxationId))
    .leftJoin(cities, eq(cities.id, taxationPrices.cityId))
    .where(eq(taxationPrices.id, id));
  if (!row) throw notFound('errors.tax.notFound');
  return { ...row.rate, kind: tax.kind, used: row.used };
}

/** The rates of a tax, concept and city, the first one first. */
export const findSeries = (tx: Tx, series: Series) =>
  tx.select().from(taxationPrices).where(inSeries(series)).orderBy(asc(taxationPrices.validFrom));

/** The rates of a tax, concept and city, as a condition. */
export const inSeries = ({ taxationId, cityId, concept }: Series): SQL | undefined =>
  and(
    eq(taxationPrices.taxationId, taxationId),
    eq(taxationPrices.concept, concept),
    cityId === null ? isNull(taxationPrices.cityId) : eq(taxationPrices.cityId, cityId),
  );

const namedInSnapshot = (
  city: SQL,
) => sql`q.tax_snapshot #> '{taxes,rows}' @> jsonb_build_array(jsonb_build_object(
  'kind', ${taxations.kind}, 'concept', ${taxationPrices.concept}, 'city', ${city},
  'from', ${taxationPrices.validFrom}::text))`;

/**
 * True when a sent quotation was priced with a rate: its snapshot names tax, concept, city and first day. The city is
 * spelt as in the catalogue or, from the table's file, without accents. Drafts do not count: they are priced again
 * before they are sent. Reads `taxation_prices`, `taxations` and `cities`.
 */
export const isUsed = () => sql<boolean>`exists (
  select 1 from ${quotations} q
  where q.state_id <> ${QUOTATION.DRAFT}
    and (${namedInSnapshot(sql`${cities.name}`)} or ${namedInSnapshot(sql`unaccent(${cities.name})`)}))`;
