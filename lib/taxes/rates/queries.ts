import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { cities, countries, taxationPrices, taxations, taxUnits, withholdingBrackets } from '@/db/schema';
import { HOME_COUNTRY } from '@/lib/core/countries';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import type { TaxTable } from '../rules/tax-table';

export type Taxation = typeof taxations.$inferSelect;
export type TaxationPrice = typeof taxationPrices.$inferSelect;

/** The taxes of a country. */
export const listTaxations = (countryId: number): Promise<Taxation[]> =>
  database().select().from(taxations).where(eq(taxations.countryId, countryId)).orderBy(asc(taxations.id));

/** Taxes by id, for loaders; missing ids are absent from the map. */
export async function findTaxations(ids: readonly number[]): Promise<Map<number, Taxation>> {
  const rows = await database().select().from(taxations).where(anyOf(taxations.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Rates by id, for loaders; missing ids are absent from the map. */
export async function findTaxationPrices(ids: readonly number[]): Promise<Map<number, TaxationPrice>> {
  const rows = await database().select().from(taxationPrices).where(anyOf(taxationPrices.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The rates of taxes, past ones too, by tax; one statement. */
export async function findPricesOfTaxations(ids: readonly number[]): Promise<Map<number, TaxationPrice[]>> {
  const rows = await database()
    .select()
    .from(taxationPrices)
    .where(anyOf(taxationPrices.taxationId, ids))
    .orderBy(asc(taxationPrices.id));
  return new Map(ids.map((id) => [id, rows.filter(({ taxationId }) => taxationId === id)]));
}

/** The rates of a tax ('SIMPLE') in force on a day, 'YYYY-MM-DD'. */
export const listRatesInForce = (kind: string, day: string) =>
  database()
    .select({ concept: taxationPrices.concept, rate: taxationPrices.rate, status: taxationPrices.status })
    .from(taxationPrices)
    .innerJoin(taxations, eq(taxations.id, taxationPrices.taxationId))
    .where(
      and(
        eq(taxations.kind, kind),
        lte(taxationPrices.validFrom, day),
        or(isNull(taxationPrices.validTo), gte(taxationPrices.validTo, day)),
      ),
    )
    .orderBy(asc(taxationPrices.id));

/** All rates, tax units and brackets, past ones too: the calculator picks those of its date. Three statements. */
export async function readTaxTable(): Promise<TaxTable> {
  const [rows, units, brackets] = await Promise.all([
    database()
      .select({
        kind: taxations.kind,
        concept: taxationPrices.concept,
        city: cities.name,
        rate: taxationPrices.rate,
        unity: taxationPrices.unity,
        baseUvt: taxationPrices.baseUvt,
        from: taxationPrices.validFrom,
        to: taxationPrices.validTo,
        status: taxationPrices.status,
        source: taxationPrices.source,
      })
      .from(taxationPrices)
      .innerJoin(taxations, eq(taxations.id, taxationPrices.taxationId))
      .innerJoin(countries, and(eq(countries.id, taxations.countryId), eq(countries.code, HOME_COUNTRY)))
      .leftJoin(cities, eq(cities.id, taxationPrices.cityId))
      .orderBy(asc(taxationPrices.id)),
    database()
      .select({ year: taxUnits.year, value: taxUnits.value })
      .from(taxUnits)
      .innerJoin(countries, and(eq(countries.id, taxUnits.countryId), eq(countries.code, HOME_COUNTRY))),
    database().select().from(withholdingBrackets).orderBy(asc(withholdingBrackets.fromUvt)),
  ]);
  return {
    uvt: Object.fromEntries(units.map(({ year, value }) => [String(year), value])),
    art383: brackets,
    rows,
  };
}
