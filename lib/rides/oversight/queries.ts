import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { agencies, cities, events, rides, talents } from '@/db/schema';
import type { RidePlatform, RideState } from '@/db/values/rides';
import type { Actor } from '@/lib/core/actor';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import type { ListPage } from '@/lib/core/list-page';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { holdsText } from '@/lib/platform/holds-text';
import { keyset, onPage } from '@/lib/platform/keyset';
import { mayOverseeRides } from '../policy';
import { providerOf } from '../providers/provider-of';
import { isSearchable, RIDE_GROUPS, type RideGroup } from './rules';

export type RideFilter = {
  /** Part of the person's, the event's or the agency's name; accents and case aside. */
  readonly search?: string;
  readonly group?: RideGroup;
  readonly platform?: RidePlatform;
  /** Of the event. */
  readonly cityId?: number;
  readonly agencyId?: string;
  /** 'YYYY-MM' in Colombia, both included: when it was over. */
  readonly from?: string;
  readonly to?: string;
};

const columns = {
  id: rides.id,
  state: rides.state,
  failure: rides.failure,
  platform: rides.platform,
  name: rides.name,
  agency: { id: agencies.id, name: agencies.name },
  event: { id: events.id, name: events.name },
  city: { id: cities.id, name: cities.name },
  timeZone: cities.timeZone,
  createdAt: rides.createdAt,
  endedAt: rides.endedAt,
  attemptedAt: rides.attemptedAt,
  lookedAt: rides.lookedAt,
  cancelAskedAt: rides.cancelAskedAt,
  cancelRefused: rides.cancelRefused,
  journeyId: rides.journeyId,
  estimate: rides.estimate,
  total: rides.total,
  currencyCode: rides.currencyCode,
  fee: rides.fee,
  platformGain: rides.platformGain,
};

const found = (where: SQL | undefined) =>
  database()
    .select({ id: rides.id })
    .from(rides)
    .innerJoin(events, eq(events.id, rides.eventId))
    .innerJoin(agencies, eq(agencies.id, rides.agencyId))
    .where(where)
    .$dynamic();

const inGroup = (group: RideGroup): SQL | undefined => {
  const states = RIDE_GROUPS[group];
  return states ? inArray(rides.state, [...states]) : isNull(rides.endedAt);
};

/** The first instant of a month; `later` of the one so many months on. */
function startOf(month: string, later = 0): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + later;
  const day = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  return zonedDateTimeToInstant(`${day}T00:00`, DEFAULT_TIME_ZONE);
}

/** What a filter finds of rides, joined with their events and agencies. */
export function matching({
  search = '',
  group,
  platform,
  cityId,
  agencyId,
  from,
  to,
}: RideFilter): SQL | undefined {
  const words = sql`${rides.name} || ' ' || search_phone(${rides.phone}, ${rides.dialingCode}) || ' ' || ${events.name} || ' ' || ${agencies.name}`;
  return and(
    group ? inGroup(group) : undefined,
    platform && eq(rides.platform, platform),
    cityId ? eq(events.cityId, cityId) : undefined,
    agencyId ? eq(rides.agencyId, agencyId) : undefined,
    from ? gte(rides.endedAt, startOf(from)) : undefined,
    to ? lt(rides.endedAt, startOf(to, 1)) : undefined,
    holdsText(words, search),
  );
}

/**
 * A page of the rides of all agencies, newest first, for the administrator: without addresses and telephones. One
 * statement. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listPlatformRides(
  actor: Actor,
  { limit = 20, after, before, edges, ...filter }: RideFilter & ListPage<never> = {},
) {
  mayOverseeRides(actor);
  const page = keyset(
    [sql`${rides.createdAt}`, sql`${rides.id}`],
    { descending: true, limit, after, before, edges },
    (keys, id) => sql`select ${keys} from ${rides} where ${rides.id} = ${id}`,
  );
  const place = found(and(matching(filter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const rows = await database()
    .select({ ...columns, edge: page.edge })
    .from(rides)
    .innerJoin(events, eq(events.id, rides.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(agencies, eq(agencies.id, rides.agencyId))
    .where(onPage(rides.id, place))
    .orderBy(...page.orderBy);
  return page.inOrder(rows);
}
export type PlatformRide = Awaited<ReturnType<typeof listPlatformRides>>[number];

/** Counts what a filter finds, as far as `countSome` does. */
export async function countPlatformRides(actor: Actor, filter: RideFilter = {}): Promise<number> {
  mayOverseeRides(actor);
  return countSome(found(matching(filter)));
}

export type RideCounts = {
  readonly inCourse: number;
  /** Sent without an answer, or not sent yet. */
  readonly unconfirmed: number;
  /** Of the last day. */
  readonly failed: number;
  readonly done: number;
};

const DAY_MS = 24 * 60 * 60_000;

/** The few numbers about rides that tell whether something is wrong now. One statement. */
export async function countRidesNow(actor: Actor): Promise<RideCounts> {
  mayOverseeRides(actor);
  const since = new Date(currentTime().getTime() - DAY_MS);
  const of = (states: readonly RideState[]) =>
    database().$count(rides, and(inArray(rides.state, [...states]), gte(rides.endedAt, since)));
  const [inCourse, unconfirmed, failed, done] = await Promise.all([
    database().$count(rides, isNull(rides.endedAt)),
    database().$count(rides, and(isNull(rides.endedAt), eq(rides.state, 'ORDERING'))),
    of(RIDE_GROUPS.failed),
    of(RIDE_GROUPS.done),
  ]);
  return { inCourse, unconfirmed, failed, done };
}

/** One of them with what the provider said of it. Throws NOT_FOUND and as above. */
export async function getPlatformRide(actor: Actor, id: string) {
  mayOverseeRides(actor);
  const [row] = isUuid(id)
    ? await database()
        .select({
          ...columns,
          talent: { id: talents.id, name: fullNameOf(talents) },
          originCity: rides.originCity,
          destinationCity: rides.destinationCity,
          reason: rides.reason,
          requesterId: rides.requesterId,
          productId: rides.productId,
          driverName: rides.driverName,
          vehicle: rides.vehicle,
        })
        .from(rides)
        .innerJoin(events, eq(events.id, rides.eventId))
        .innerJoin(cities, eq(cities.id, events.cityId))
        .innerJoin(agencies, eq(agencies.id, rides.agencyId))
        .innerJoin(talents, eq(talents.id, rides.talentId))
        .where(eq(rides.id, id))
    : [];
  if (!row) throw notFound('errors.notFound');
  return { ...row, maySearch: isSearchable(row) && providerOf(row.platform) !== null };
}
export type PlatformRideDetail = Awaited<ReturnType<typeof getPlatformRide>>;
