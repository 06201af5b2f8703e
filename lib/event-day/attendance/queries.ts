import { and, asc, eq } from 'drizzle-orm';
import { attendanceMarks } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { maySeeEventDay } from '../policy';
import { attendanceAfter, minutesWorked } from './rules';

/** What is read of each mark. */
export const markColumns = {
  convocatedId: attendanceMarks.convocatedId,
  day: attendanceMarks.day,
  id: attendanceMarks.id,
  kind: attendanceMarks.kind,
  at: attendanceMarks.at,
  pressedAt: attendanceMarks.pressedAt,
};

/** Time that somebody worked on a day: whole minutes, null until both ends are noted. */
export type WorkedDay = {
  readonly day: string;
  readonly arrivedAt: Date | null;
  readonly leftAt: Date | null;
  readonly minutes: number | null;
};

/**
 * The days on which people came, by their places in calls of the agency, for claims and finances. Days on which nobody
 * noted an arrival are left out. One statement.
 */
export async function findWorkedDays(
  actor: Actor,
  convocatedIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WorkedDay[]>> {
  const { agencyId } = maySeeEventDay(actor);
  return workedDaysOf(agencyId, convocatedIds);
}

/** The same, of an agency. The caller has decided that these places may be read. */
export async function workedDaysOf(
  agencyId: string,
  convocatedIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WorkedDay[]>> {
  if (convocatedIds.length === 0) return new Map();
  const rows = await database()
    .select(markColumns)
    .from(attendanceMarks)
    .where(and(eq(attendanceMarks.agencyId, agencyId), anyOf(attendanceMarks.convocatedId, convocatedIds)))
    .orderBy(asc(attendanceMarks.day));
  const worked = new Map<string, WorkedDay[]>();
  for (const [key, marks] of groupBy(rows, ({ convocatedId, day }) => `${convocatedId} ${day}`)) {
    const [convocatedId = '', day = ''] = key.split(' ');
    const { arrivedAt, leftAt } = attendanceAfter(marks);
    if (!arrivedAt) continue;
    const days = worked.get(convocatedId) ?? [];
    days.push({ day, arrivedAt, leftAt, minutes: minutesWorked({ arrivedAt, leftAt }) });
    worked.set(convocatedId, days);
  }
  return worked;
}
