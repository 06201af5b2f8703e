import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { agencies, events, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AGENCY, TALENT } from '@/lib/core/states';
import { OPEN_EVENT_STATES } from '@/lib/events/rules';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { maySeeReviews } from './policy';
import { daysAfter } from './rules';

/** Days ahead of which events are counted. */
export const EVENT_DAYS = 30;

export type PlatformFigures = { agencies: number; talents: number; events: number };

/** How large the platform is: its active agencies and talents, and the open events of the next days. One statement. */
export async function readPlatformFigures(actor: Actor): Promise<PlatformFigures> {
  maySeeReviews(actor);
  const now = currentTime();
  const coming = and(
    inArray(events.stateId, [...OPEN_EVENT_STATES]),
    gte(events.endDate, now),
    lt(events.startDate, daysAfter(now, EVENT_DAYS)),
  );
  const count = (table: PgTable, where: SQL | undefined) =>
    sql`(select count(*)::int from ${table} where ${where})`;
  const { rows } = await database().execute<PlatformFigures>(sql`
    select ${count(agencies, eq(agencies.stateId, AGENCY.ACTIVE))} as agencies,
           ${count(talents, eq(talents.stateId, TALENT.ACTIVE))} as talents,
           ${count(events, coming)} as events`);
  return rows[0] ?? { agencies: 0, talents: 0, events: 0 };
}
