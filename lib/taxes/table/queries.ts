import { and, asc, desc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import {
  cities,
  countries,
  taxationPrices,
  taxations,
  taxUnits,
  users,
  withholdingBrackets,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { HOME_COUNTRY } from '@/lib/core/countries';
import { notFound } from '@/lib/core/errors';
import type { ListPage } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { fullNameOrNull } from '@/lib/platform/full-name';
import { holdsText } from '@/lib/platform/holds-text';
import { keyset, noEdge } from '@/lib/platform/keyset';
import type { TaxStatus } from '../rules/tax-table';
import { taxDay } from '../today';
import { inSeries, isUsed } from './lock-rate';
import { mayKeepTaxTable } from './policy';
import { ratesEnding, type TaxKind } from './rules';

const columns = {
  rate: taxationPrices,
  kind: taxations.kind,
  taxName: taxations.name,
  city: { id: cities.id, name: cities.name, department: cities.department },
  /** Null too for what the law's table said from the start. */
  confirmedByName: fullNameOrNull(users),
  /** A quotation that was sent rests on it. */
  used: isUsed(),
};

const rates = (edge = noEdge) =>
  database()
    .select({ ...columns, edge })
    .from(taxationPrices)
    .innerJoin(taxations, eq(taxations.id, taxationPrices.taxationId))
    .innerJoin(countries, and(eq(countries.id, taxations.countryId), eq(countries.code, HOME_COUNTRY)))
    .leftJoin(cities, eq(cities.id, taxationPrices.cityId))
    .leftJoin(users, eq(users.id, taxationPrices.confirmedBy))
    .$dynamic();

type Row = Omit<Awaited<ReturnType<typeof rates>>[number], 'edge'>;
export type TaxRateDetail = Row['rate'] & Omit<Row, 'rate'>;

const toDetail = ({ rate, ...rest }: Row): TaxRateDetail => ({ ...rate, ...rest });

export type TaxRateFilter = {
  /** Part of the tax, its concept, its city or its source; accents and case aside. */
  readonly search?: string;
  readonly kind?: TaxKind;
  readonly cityId?: number;
  readonly status?: TaxStatus;
  /** In force on this day, 'YYYY-MM-DD'. */
  readonly day?: string;
  /** True when the rate was given. */
  readonly configured?: boolean;
};
export type TaxRateSort = 'kind' | 'city' | 'from' | 'status';

/** Only a configured rate can be confirmed. */
function matching({ search = '', kind, cityId, status, day, configured }: TaxRateFilter): SQL | undefined {
  const words = sql`${taxations.name} || ' ' || replace(${taxationPrices.concept}, '_', ' ') || ' ' || coalesce(${cities.name} || ' ' || ${cities.department}, '') || ' ' || coalesce(${taxationPrices.source}, '')`;
  return and(
    kind && eq(taxations.kind, kind),
    cityId ? eq(taxationPrices.cityId, cityId) : undefined,
    status && and(eq(taxationPrices.status, status), isNotNull(taxationPrices.rate)),
    day
      ? and(
          lte(taxationPrices.validFrom, day),
          or(isNull(taxationPrices.validTo), gte(taxationPrices.validTo, day)),
        )
      : undefined,
    configured === undefined
      ? undefined
      : configured
        ? isNotNull(taxationPrices.rate)
        : isNull(taxationPrices.rate),
    holdsText(words, search),
  );
}

const byCity = sql`(coalesce(${cities.name}, '') collate "es-x-icu")`;
const KEYS: Readonly<Record<TaxRateSort, readonly SQL[]>> = {
  kind: [sql`${taxationPrices.taxationId}`],
  // Those of the whole country behind the cities from A to Z.
  city: [sql`(${cities.name} is null)`, byCity],
  from: [sql`${taxationPrices.validFrom}`],
  status: [sql`${taxationPrices.status}`],
};
/** Whatever the order: configured ones first, by city and concept, the latest of each first. */
const TIES = [
  sql`(${taxationPrices.rate} is null)`,
  byCity,
  sql`${taxationPrices.concept}`,
  sql`(date '2000-01-01' - ${taxationPrices.validFrom})`,
  sql`${taxationPrices.id}`,
];

/**
 * A page of the rates of Colombia, for the administrator; by default by tax. One statement. `skip` is for the page
 * numbers of the wire: there are some hundreds.
 */
export async function listTaxRates(
  actor: Actor,
  {
    sort = 'kind',
    descending = false,
    limit = 20,
    skip = 0,
    after,
    before,
    edges,
    ...filter
  }: TaxRateFilter & ListPage<TaxRateSort> & { readonly skip?: number } = {},
): Promise<TaxRateDetail[]> {
  mayKeepTaxTable(actor);
  const page = keyset(
    [...KEYS[sort], ...TIES],
    { descending, limit, after, before, edges },
    (keys, id) => sql`select ${keys} from ${taxationPrices}
      left join ${cities} on ${cities.id} = ${taxationPrices.cityId} where ${taxationPrices.id} = ${id}::bigint`,
  );
  const rows = await rates(page.edge)
    .where(and(matching(filter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(skip);
  return page.inOrder(rows).map(toDetail);
}

/** The number of rates that match a filter. */
export async function countTaxRates(actor: Actor, filter: TaxRateFilter = {}): Promise<number> {
  mayKeepTaxTable(actor);
  const [row] = await database()
    .select({ count: sql<number>`count(*)::int` })
    .from(taxationPrices)
    .innerJoin(taxations, eq(taxations.id, taxationPrices.taxationId))
    .innerJoin(countries, and(eq(countries.id, taxations.countryId), eq(countries.code, HOME_COUNTRY)))
    .leftJoin(cities, eq(cities.id, taxationPrices.cityId))
    .where(matching(filter));
  return row?.count ?? 0;
}

/** One rate, for the administrator. Throws NOT_FOUND. */
export async function getTaxRate(actor: Actor, id: number): Promise<TaxRateDetail> {
  mayKeepTaxTable(actor);
  if (!Number.isInteger(id) || id < 1 || id > 2 ** 31 - 1) throw notFound('errors.tax.notFound');
  const [row] = await rates().where(eq(taxationPrices.id, id));
  if (!row) throw notFound('errors.tax.notFound');
  return toDetail(row);
}

/** A rate and the others of its tax, concept and city, the latest first. */
export async function listSeries(
  actor: Actor,
  series: Pick<TaxRateDetail, 'taxationId' | 'cityId' | 'concept'>,
): Promise<TaxRateDetail[]> {
  mayKeepTaxTable(actor);
  const rows = await rates().where(inSeries(series)).orderBy(desc(taxationPrices.validFrom));
  return rows.map(toDetail);
}

/** The UVT of each year, the latest first. */
export async function listTaxUnits(actor: Actor) {
  mayKeepTaxTable(actor);
  return database()
    .select({
      year: taxUnits.year,
      value: taxUnits.value,
      source: taxUnits.source,
      revision: taxUnits.revision,
    })
    .from(taxUnits)
    .innerJoin(countries, and(eq(countries.id, taxUnits.countryId), eq(countries.code, HOME_COUNTRY)))
    .orderBy(desc(taxUnits.year));
}

/** From December on: rates that end with the year and have none after them. One statement. */
export async function listRatesEnding(actor: Actor) {
  mayKeepTaxTable(actor);
  const rows = await database()
    .select({
      id: taxationPrices.id,
      kind: taxations.kind,
      taxName: taxations.name,
      concept: taxationPrices.concept,
      cityName: cities.name,
      rate: taxationPrices.rate,
      validFrom: taxationPrices.validFrom,
      validTo: taxationPrices.validTo,
    })
    .from(taxationPrices)
    .innerJoin(taxations, eq(taxations.id, taxationPrices.taxationId))
    .innerJoin(countries, and(eq(countries.id, taxations.countryId), eq(countries.code, HOME_COUNTRY)))
    .leftJoin(cities, eq(cities.id, taxationPrices.cityId))
    .orderBy(asc(taxationPrices.id));
  return ratesEnding(taxDay(), rows);
}

/** The brackets of article 383 with the rule that says them, and since when they hold. Two statements. */
export async function readBrackets(actor: Actor) {
  mayKeepTaxTable(actor);
  const [brackets, [rule]] = await Promise.all([
    database().select().from(withholdingBrackets).orderBy(asc(withholdingBrackets.fromUvt)),
    rates().where(eq(taxationPrices.concept, 'ART383')).orderBy(desc(taxationPrices.validFrom)).limit(1),
  ]);
  return { brackets, rule: rule ? toDetail(rule) : null };
}
