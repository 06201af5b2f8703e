import { and, eq, gte, inArray, lt } from 'drizzle-orm';
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

/** How large the platform is: its active agencies and talents, and the open events of the next days. Three statements. */
export async function readPlatformFigures(actor: Actor) {
  maySeeReviews(actor);
  const now = currentTime();
  const coming = and(
    inArray(events.stateId, [...OPEN_EVENT_STATES]),
    gte(events.endDate, now),
    lt(events.startDate, daysAfter(now, EVENT_DAYS)),
  );
  const [activeAgencies, activeTalents, comingEvents] = await Promise.all([
    database().$count(agencies, eq(agencies.stateId, AGENCY.ACTIVE)),
    database().$count(talents, eq(talents.stateId, TALENT.ACTIVE)),
    database().$count(events, coming),
  ]);
  return { agencies: activeAgencies, talents: activeTalents, events: comingEvents };
}

export type PlatformFigures = Awaited<ReturnType<typeof readPlatformFigures>>;
