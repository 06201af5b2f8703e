import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { attendanceMarks, callTimes, cities, convocateds, convocatories, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { shiftsOf } from '@/lib/core/work-days';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { countAttendance } from '../attendance/rules';
import { maySeeEventDay } from '../policy';
import { findRatingsOfTalents, type RatingSummary } from '../ratings/queries';
import { callAt } from '../rules';

/** What the own agency knows of a talent from work that is over. */
export type TrackRecord = {
  /** Events of the agency for which it was confirmed, and the last of them; null for none. */
  readonly events: number;
  readonly last: {
    readonly id: string;
    readonly name: string;
    readonly endDate: Date;
    readonly timeZone: string;
  } | null;
  /** Days that the desk noted: came (those late too), late, missed. */
  readonly came: number;
  readonly late: number;
  readonly missed: number;
  readonly rating: RatingSummary | null;
};

/**
 * What the own agency knows of talents: where they worked for it, how they came, what it thought of them. Nothing of
 * other agencies goes into it, and whom it never had is left out. Four statements whatever the talents.
 */
export async function findTrackRecords(
  actor: Actor,
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, TrackRecord>> {
  const { agencyId } = maySeeEventDay(actor);
  if (talentIds.length === 0) return new Map();
  const [worked, days, ratings] = await Promise.all([
    findWorked(agencyId, talentIds),
    findDays(agencyId, talentIds),
    findRatingsOfTalents(actor, talentIds),
  ]);
  const records = new Map<string, TrackRecord>();
  for (const talentId of talentIds) {
    const { events: number = 0, ...last } = worked.get(talentId) ?? {};
    const noted = days.get(talentId) ?? [];
    const rating = ratings.get(talentId) ?? null;
    if (number === 0 && noted.length === 0 && !rating) continue;
    const { came, late, missed } = countAttendance(noted);
    records.set(talentId, {
      events: number,
      last: 'id' in last ? last : null,
      came,
      late,
      missed,
      rating,
    });
  }
  return records;
}

/** How many events that are over somebody was confirmed for, and the last one. */
async function findWorked(agencyId: string, talentIds: readonly string[]) {
  const numbered = database()
    .$with('numbered')
    .as(
      database()
        .select({
          talentId: convocateds.talentId,
          eventId: events.id,
          place: sql<number>`row_number() over (partition by ${convocateds.talentId}
            order by ${events.endDate} desc, ${events.id})`.as('place'),
          events: sql<number>`(count(*) over (partition by ${convocateds.talentId}))::int`.as('events'),
        })
        .from(convocateds)
        .innerJoin(events, eq(events.id, convocateds.eventId))
        .where(
          and(
            anyOf(convocateds.talentId, talentIds),
            eq(convocateds.agencyId, agencyId),
            eq(convocateds.stateId, CONVOCATED.CONFIRMED),
            ne(events.stateId, EVENT.CANCELLED),
            lte(events.endDate, currentTime()),
          ),
        )
        // Somebody confirmed under two profiles worked at one event.
        .groupBy(convocateds.talentId, events.id),
    );
  const rows = await database()
    .with(numbered)
    .select({
      talentId: numbered.talentId,
      events: numbered.events,
      id: events.id,
      name: events.name,
      endDate: events.endDate,
      timeZone: cities.timeZone,
    })
    .from(numbered)
    .innerJoin(events, eq(events.id, numbered.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(eq(numbered.place, 1));
  return new Map(rows.map(({ talentId, ...row }) => [talentId, row]));
}

/** The days of work of which the desk noted anything, with the hour at which somebody was called. */
async function findDays(agencyId: string, talentIds: readonly string[]) {
  const own = and(anyOf(attendanceMarks.talentId, talentIds), eq(attendanceMarks.agencyId, agencyId));
  const eventIds = database().select({ id: attendanceMarks.eventId }).from(attendanceMarks).where(own);
  const [marks, times] = await Promise.all([
    database()
      .select({
        talentId: attendanceMarks.talentId,
        convocatedId: attendanceMarks.convocatedId,
        eventId: attendanceMarks.eventId,
        day: attendanceMarks.day,
        id: attendanceMarks.id,
        kind: attendanceMarks.kind,
        at: attendanceMarks.at,
        pressedAt: attendanceMarks.pressedAt,
        startDate: convocatories.startDate,
        endDate: convocatories.endDate,
        timeZone: cities.timeZone,
      })
      .from(attendanceMarks)
      .innerJoin(convocateds, eq(convocateds.id, attendanceMarks.convocatedId))
      .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
      .innerJoin(events, eq(events.id, attendanceMarks.eventId))
      .innerJoin(cities, eq(cities.id, events.cityId))
      .where(own),
    database()
      .select({
        eventId: callTimes.eventId,
        convocatedId: callTimes.convocatedId,
        day: callTimes.day,
        time: callTimes.time,
      })
      .from(callTimes)
      .where(and(eq(callTimes.agencyId, agencyId), inArray(callTimes.eventId, eventIds))),
  ]);
  const timesOf = groupBy(times, ({ eventId }) => eventId);
  const days = groupBy(marks, ({ convocatedId, day }) => `${convocatedId} ${day}`);
  return groupBy(
    [...days.values()].flatMap((noted) => {
      const [first] = noted;
      if (!first) return [];
      const { talentId, convocatedId, eventId, day, timeZone } = first;
      // A day that the event has no more was worked all the same, from the hour at which it began then.
      const shift = shiftsOf(first, timeZone).find((one) => one.day === day);
      const startsAt = shift?.startsAt ?? first.at;
      return {
        talentId,
        marks: noted,
        callAt: callAt(
          { day, startsAt, endsAt: startsAt },
          convocatedId,
          timesOf.get(eventId) ?? [],
          timeZone,
        ),
      };
    }),
    ({ talentId }) => talentId,
  );
}
