import { and, eq, gte, sql } from 'drizzle-orm';
import { events } from '@/db/schema';
import { getAgency } from '@/lib/agencies/queries';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { EVENT } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { keyset } from '@/lib/platform/keyset';
import { matching } from '../list-conditions';
import { scopeOfEvents } from '../policy';
import { visibleTo } from '../queries';

export type AgencyStatistics = {
  readonly agencyId: string;
  /** The first instant that counts: a year before now. */
  readonly from: Date;
  /** Events that end from then on, in whatever state. */
  readonly events: number;
  /** Those of them that are finished (36). */
  readonly finished: number;
  /** Days of the finished ones. */
  readonly totalDays: number;
  /** Totals of the finished ones, a currency each. */
  readonly totals: readonly CurrencyTotal[];
};
export type CurrencyTotal = {
  readonly currencyId: number;
  readonly finished: number;
  readonly totalEvent: number;
};

/**
 * The events of an agency from one year back, of which those in state 36 are counted (specification part 1, sections
 * 4.3 and 7). Its own people read it, and the administrator. Throws NOT_FOUND alike for another's, UNAUTHENTICATED.
 */
export async function readAgencyStatistics(actor: Actor, agencyId: string): Promise<AgencyStatistics> {
  scopeOfEvents(actor);
  const { id } = await getAgency(actor, agencyId);
  const now = currentTime();
  const from = new Date(now);
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  const recent = and(eq(events.agencyId, id), gte(events.endDate, from));
  const isFinished = matching(id, { stateId: EVENT.FINISHED }, now);
  const sum = (column: typeof events.totalEvent | typeof events.totalDays) =>
    sql<number>`coalesce(sum(${column}) filter (where ${isFinished}), 0)`.mapWith(Number);
  const rows = await database()
    .select({
      currencyId: events.currencyId,
      events: sql<number>`count(*)::int`,
      finished: sql<number>`(count(*) filter (where ${isFinished}))::int`,
      totalDays: sum(events.totalDays),
      totalEvent: sum(events.totalEvent),
    })
    .from(events)
    .where(recent)
    .groupBy(events.currencyId)
    .orderBy(events.currencyId);

  const all = (count: (row: (typeof rows)[number]) => number) => rows.reduce((n, row) => n + count(row), 0);
  return {
    agencyId: id,
    from,
    events: all((row) => row.events),
    finished: all((row) => row.finished),
    totalDays: all((row) => row.totalDays),
    totals: rows.filter(({ finished }) => finished > 0),
  };
}

/** Ids of the finished ones, the latest first. One statement. The caller has read the statistics. */
export async function listFinishedEvents(
  actor: Actor,
  { agencyId, from }: Pick<AgencyStatistics, 'agencyId' | 'from'>,
  { limit, after, edges }: ListPage = {},
): Promise<string[]> {
  const own = and(eq(events.agencyId, agencyId), visibleTo(actor), gte(events.endDate, from));
  const page = keyset(
    [sql`${events.startDate}`, sql`${events.id}`],
    { descending: true, limit, after, edges },
    (keys, id) => sql`select ${keys} from ${events} where ${and(own, eq(events.id, id))}`,
  );
  const rows = await database()
    .select({ id: events.id, edge: page.edge })
    .from(events)
    .where(and(own, matching(agencyId, { stateId: EVENT.FINISHED }, currentTime()), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows).map(({ id }) => id);
}
