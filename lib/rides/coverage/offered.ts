import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { agencies, cities, platformTransportations, userTransportations } from '@/db/schema';
import type { RidePlatform } from '@/db/values/rides';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { holdsText } from '@/lib/platform/holds-text';
import { keyset, noEdge } from '@/lib/platform/keyset';
import { mayKeepCoverage } from '../policy';
import { isDown } from '../providers/guard-provider';
import { configuredPlatforms } from '../providers/provider-of';
import { hex, requesterWithout } from './queries';

export type CoverageFilter = {
  /** Part of the city's or its department's name; accents and case aside. */
  readonly search?: string;
  readonly platform?: RidePlatform;
  readonly cityId?: number;
  readonly enabled?: boolean;
};
export type CoverageSort = 'city' | 'platform' | 'changed';

const columns = {
  row: platformTransportations,
  cityName: cities.name,
  department: cities.department,
  requesterId: sql<string | null>`(select u.id from ${userTransportations} u
    where u.platform_transportation_id = ${platformTransportations.id} and u.agency_id is null)`,
  /** Agencies that order under a requester of their own. */
  ownRequesters: sql<number>`(select count(*)::int from ${userTransportations} u
    where u.platform_transportation_id = ${platformTransportations.id} and u.agency_id is not null)`,
};

const offered = (edge = noEdge) =>
  database()
    .select({ ...columns, edge })
    .from(platformTransportations)
    .innerJoin(cities, eq(cities.id, platformTransportations.cityId))
    .$dynamic();

function toDetail({ row, requesterId, ...rest }: Omit<Awaited<ReturnType<typeof offered>>[number], 'edge'>) {
  return {
    ...row,
    ...rest,
    requesterId: requesterId && hex(requesterId),
    /** Whether this installation has an account there. */
    configured: configuredPlatforms().includes(row.platform),
    isDown: isDown(row.platform),
  };
}
export type OfferedRides = ReturnType<typeof toDetail>;

function matching({ search = '', platform, cityId, enabled }: CoverageFilter): SQL | undefined {
  const words = sql`${cities.name} || ' ' || ${cities.department}`;
  return and(
    platform && eq(platformTransportations.platform, platform),
    cityId ? eq(platformTransportations.cityId, cityId) : undefined,
    enabled === undefined ? undefined : eq(platformTransportations.enabled, enabled),
    holdsText(words, search),
  );
}

const CITY = sql`(${cities.name} collate "es-x-icu")`;
const ID = sql`${platformTransportations.id}`;
const KEYS: Readonly<Record<CoverageSort, readonly SQL[]>> = {
  city: [CITY, sql`${platformTransportations.cityId}`, sql`${platformTransportations.priority}`, ID],
  platform: [sql`${platformTransportations.platform}`, CITY, ID],
  changed: [sql`${platformTransportations.updatedAt}`, ID],
};

/** A page of where rides are offered, for the administrator: by city, then in the order in which its platforms are asked. */
export async function listCoverage(
  actor: Actor,
  {
    sort = 'city',
    descending = false,
    limit = 20,
    after,
    before,
    edges,
    ...filter
  }: CoverageFilter & ListPage<CoverageSort> = {},
): Promise<OfferedRides[]> {
  mayKeepCoverage(actor);
  const page = keyset(
    KEYS[sort],
    { descending, limit, after, before, edges },
    (keys, id) => sql`select ${keys} from ${platformTransportations}
      join ${cities} on ${cities.id} = ${platformTransportations.cityId} where ${platformTransportations.id} = ${id}`,
  );
  const rows = await offered(page.edge)
    .where(and(matching(filter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows).map(toDetail);
}

/** How many rows a filter finds; a city has three at the most. */
export async function countCoverage(actor: Actor, filter: CoverageFilter = {}): Promise<number> {
  mayKeepCoverage(actor);
  const [row] = await database()
    .select({ count: sql<number>`count(*)::int` })
    .from(platformTransportations)
    .innerJoin(cities, eq(cities.id, platformTransportations.cityId))
    .where(matching(filter));
  return row?.count ?? 0;
}

export type Requester = {
  readonly id: string;
  readonly requesterId: string;
  /** Null for that of everybody without one of its own. */
  readonly agency: { readonly id: string; readonly name: string } | null;
  readonly createdAt: Date;
};

/** One of them with its requesters, that of everybody first, then by agency. Throws NOT_FOUND and as above. */
export async function getCoverage(
  actor: Actor,
  id: string,
): Promise<
  OfferedRides & {
    readonly requesters: readonly Requester[];
    /** Under which rides are ordered where nobody said one; null for none. */
    readonly requesterWithout: string | null;
  }
> {
  mayKeepCoverage(actor);
  const [row] = isUuid(id) ? await offered().where(eq(platformTransportations.id, id)) : [];
  if (!row) throw notFound('errors.notFound');
  const requesters = await database()
    .select({
      id: userTransportations.id,
      agency: { id: agencies.id, name: agencies.name },
      createdAt: userTransportations.createdAt,
    })
    .from(userTransportations)
    .leftJoin(agencies, eq(agencies.id, userTransportations.agencyId))
    .where(eq(userTransportations.platformTransportationId, id))
    .orderBy(sql`${userTransportations.agencyId} is not null`, asc(sql`${agencies.name} collate "es-x-icu"`))
    .limit(LONGEST_PAGE);
  return {
    ...toDetail(row),
    requesters: requesters.map((one) => ({ ...one, requesterId: hex(one.id) })),
    requesterWithout: requesterWithout(row.row.platform, id),
  };
}

/** The cities where rides are or were offered, by name. */
export async function listOfferedCities(
  actor: Actor,
): Promise<{ readonly id: number; readonly name: string }[]> {
  mayKeepCoverage(actor);
  return database()
    .selectDistinct({ id: cities.id, name: cities.name })
    .from(platformTransportations)
    .innerJoin(cities, eq(cities.id, platformTransportations.cityId))
    .orderBy(asc(cities.name))
    .limit(LONGEST_PAGE);
}
