import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import ical, { ICalEventStatus } from 'ical-generator';
import { cities, eventDirectories, eventPlaces, events, placeDirectories } from '@/db/schema';
import { groupBy } from '@/lib/core/group-by';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { eventPath } from '@/lib/core/paths';
import { EVENT } from '@/lib/core/states';
import { shiftsOf } from '@/lib/core/work-days';
import { calendarSequence, calendarText } from '@/lib/platform/calendar-text';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { eventCode } from '../rules';

type Shown = { readonly agencyId: string; readonly eventId?: string };

/** Events that ended longer ago are of no calendar any more; of those after it, as many as follow. */
const PAST_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * An event of an agency, or all of its events, as text/calendar (RFC 5545): their names, where and when; an event of
 * several days has an entry of each, so that its nights are free, and one of several places one of each. Only the agency's own people get codes and addresses of events, and nobody gets
 * people, clients or money. Two statements.
 */
export async function eventCalendar({ agencyId, eventId }: Shown): Promise<string> {
  const found = await database()
    .select({
      id: events.id,
      name: events.name,
      code: events.code,
      quotationId: events.quotationId,
      stateId: events.stateId,
      startDate: events.startDate,
      endDate: events.endDate,
      updatedAt: events.updatedAt,
      cityName: cities.name,
      timeZone: cities.timeZone,
      placeName: placeDirectories.name,
      placeAddress: placeDirectories.address,
    })
    .from(events)
    .innerJoin(cities, eq(cities.id, events.cityId))
    .leftJoin(eventDirectories, eq(eventDirectories.id, events.eventDirectoryId))
    .leftJoin(placeDirectories, eq(placeDirectories.id, eventDirectories.placeDirectoryId))
    .where(
      and(
        eq(events.agencyId, agencyId),
        eventId
          ? eq(events.id, eventId)
          : gte(events.startDate, new Date(+currentTime() - PAST_DAYS * DAY_MS)),
      ),
    )
    .orderBy(asc(events.startDate), asc(events.id))
    .limit(LONGEST_PAGE);
  const stops = groupBy(await stopsOf(found.map(({ id }) => id)), (stop) => stop.eventId);
  const [only] = found;
  const calendar = ical({
    name: eventId ? (only?.name ?? product().name) : product().name,
    prodId: { company: product().name, product: 'eventos', language: 'ES' },
    ttl: 3600,
  });
  const host = new URL(env().APP_URL).hostname;
  for (const event of found) {
    const own = eventId
      ? {}
      : { description: eventCode(event) ?? '', url: env().APP_URL + eventPath(event.id, event.name) };
    const entries = stops.get(event.id) ?? [{ ...event, label: null }];
    for (const { id, label, startDate, endDate, updatedAt, placeName, placeAddress } of entries) {
      const changed = updatedAt > event.updatedAt ? updatedAt : event.updatedAt;
      const status = statusOf(event.stateId);
      const name = [event.name, label].filter(Boolean).join(' · ');
      for (const { day, startsAt, endsAt } of shiftsOf({ startDate, endDate }, event.timeZone)) {
        calendar.createEvent({
          ...own,
          id: `${id}-${day}@${host}`,
          stamp: changed,
          lastModified: changed,
          sequence: calendarSequence(changed),
          start: startsAt,
          end: endsAt,
          // Some programs show the name and not the status.
          summary: status === ICalEventStatus.CANCELLED ? `Cancelado: ${name}` : name,
          location: [placeName, placeAddress, event.cityName].filter(Boolean).join(', '),
          status,
        });
      }
    }
  }
  return calendarText(calendar);
}

async function stopsOf(eventIds: readonly string[]) {
  if (eventIds.length === 0) return [];
  return database()
    .select({
      id: eventPlaces.id,
      eventId: eventPlaces.eventId,
      label: eventPlaces.label,
      startDate: eventPlaces.startDate,
      endDate: eventPlaces.endDate,
      updatedAt: eventPlaces.updatedAt,
      placeName: placeDirectories.name,
      placeAddress: placeDirectories.address,
    })
    .from(eventPlaces)
    .innerJoin(placeDirectories, eq(placeDirectories.id, eventPlaces.placeDirectoryId))
    .where(inArray(eventPlaces.eventId, [...eventIds]))
    .orderBy(asc(eventPlaces.startDate), asc(eventPlaces.id));
}

function statusOf(stateId: number): ICalEventStatus {
  if (stateId === EVENT.CANCELLED) return ICalEventStatus.CANCELLED;
  const isSure = stateId === EVENT.CONFIRMED || stateId === EVENT.FINISHED;
  return isSure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
