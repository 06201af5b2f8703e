import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { agencies, agencyTaxationPrices, cities, taxationPrices, taxations } from '@/db/schema';
import { maySeeAgency } from '@/lib/agencies/policy';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import type { AgencyTaxationPrice } from '../rules/tax-flags';

const byCity = sql`${cities.name} collate "es-x-icu"`;

/** Own prices by agency, by city; only of agencies one may see. One statement. */
export async function findTaxationPrices(actor: Actor, agencyIds: readonly string[]) {
  const reader = maySeeAgency(actor);
  return database()
    .select({
      id: agencyTaxationPrices.id,
      agencyId: agencyTaxationPrices.agencyId,
      taxationPriceId: agencyTaxationPrices.taxationPriceId,
      price: agencyTaxationPrices.price,
      unity: agencyTaxationPrices.unity,
    })
    .from(agencyTaxationPrices)
    .innerJoin(taxationPrices, eq(taxationPrices.id, agencyTaxationPrices.taxationPriceId))
    .leftJoin(cities, eq(cities.id, taxationPrices.cityId))
    .where(
      and(
        anyOf(agencyTaxationPrices.agencyId, agencyIds),
        reader.kind === 'agencyUser' ? eq(agencyTaxationPrices.agencyId, reader.agencyId) : undefined,
      ),
    )
    .orderBy(byCity, asc(agencyTaxationPrices.id));
}

/**
 * Lists what cities levy on a day ('YYYY-MM-DD'): the tax, the catalogue's rate (null where nobody has configured one)
 * and the agency's own, which goes before it. One statement; empty for an agency one may not see.
 */
export async function listCityRates(actor: Actor, agencyId: string, day: string) {
  const reader = maySeeAgency(actor);
  const scope = reader.kind === 'agencyUser' ? eq(agencies.id, reader.agencyId) : undefined;
  const own = database()
    .select({
      id: agencyTaxationPrices.id,
      price: agencyTaxationPrices.price,
      unity: agencyTaxationPrices.unity,
      taxationId: taxationPrices.taxationId,
      cityId: taxationPrices.cityId,
    })
    .from(agencyTaxationPrices)
    .innerJoin(taxationPrices, eq(taxationPrices.id, agencyTaxationPrices.taxationPriceId))
    .where(eq(agencyTaxationPrices.agencyId, agencyId))
    .as('own');
  return database()
    .select({
      pricesTaxationId: taxationPrices.id,
      taxation: { name: taxations.name },
      city: { id: cities.id, name: cities.name, department: cities.department },
      rate: taxationPrices.rate,
      unity: taxationPrices.unity,
      status: taxationPrices.status,
      own: { id: own.id, price: own.price, unity: own.unity },
    })
    .from(agencies)
    .innerJoin(taxationPrices, isNotNull(taxationPrices.cityId))
    .innerJoin(
      taxations,
      and(eq(taxations.id, taxationPrices.taxationId), isNotNull(taxations.regionalEntity)),
    )
    .innerJoin(cities, eq(cities.id, taxationPrices.cityId))
    .leftJoin(own, and(eq(own.taxationId, taxations.id), eq(own.cityId, cities.id)))
    .where(
      and(
        eq(agencies.id, agencyId),
        scope,
        lte(taxationPrices.validFrom, day),
        or(isNull(taxationPrices.validTo), gte(taxationPrices.validTo, day)),
      ),
    )
    .orderBy(byCity, asc(taxationPrices.id));
}

export type CityRate = Awaited<ReturnType<typeof listCityRates>>[number];

/** The prices of an agency as a price is calculated with them. The caller has decided. One statement. */
export const readAgencyPrices = (agencyId: string): Promise<AgencyTaxationPrice[]> =>
  database()
    .select({
      kind: taxations.kind,
      city: cities.name,
      price: agencyTaxationPrices.price,
      unity: agencyTaxationPrices.unity,
    })
    .from(agencyTaxationPrices)
    .innerJoin(taxationPrices, eq(taxationPrices.id, agencyTaxationPrices.taxationPriceId))
    .innerJoin(taxations, eq(taxations.id, taxationPrices.taxationId))
    .innerJoin(cities, eq(cities.id, taxationPrices.cityId))
    .where(eq(agencyTaxationPrices.agencyId, agencyId));
