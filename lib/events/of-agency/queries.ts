import { desc, eq, sql } from 'drizzle-orm';
import { cities, convocateds, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATED } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { maySeeEventsOfAgencies } from '../policy';
import { stateAt } from '../rules';

type Page = { readonly limit: number; readonly offset: number };

/** A page of an agency's events, latest first, in the states they are read in, and how many it has, for the administrator. One statement. */
export async function readEventsOfAgency(actor: Actor, agencyId: string, { limit, offset }: Page) {
  maySeeEventsOfAgencies(actor);
  const now = new Date();
  const rows = await database()
    .select({
      event: events,
      cityName: cities.name,
      timeZone: cities.timeZone,
      confirmed: sql<number>`(select count(*)::int from ${convocateds}
        where ${convocateds.eventId} = ${events.id} and ${convocateds.stateId} = ${CONVOCATED.CONFIRMED}::int)`,
      of: sql<number>`(count(*) over ())::int`,
    })
    .from(events)
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(eq(events.agencyId, agencyId))
    .orderBy(desc(events.startDate), desc(events.id))
    .limit(limit)
    .offset(offset);
  return {
    total: rows[0]?.of ?? 0,
    rows: rows.map(({ event, cityName, timeZone, confirmed }) => ({
      id: event.id,
      name: event.name,
      startDate: event.startDate,
      endDate: event.endDate,
      cityName,
      timeZone,
      stateId: stateAt(event, confirmed, now),
    })),
  };
}

export type EventsOfAgency = Awaited<ReturnType<typeof readEventsOfAgency>>;
