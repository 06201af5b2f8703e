import { formatDayRange, formatLongDate } from '@/lib/core/dates';

/** Calendar months as text, `YYYY-MM`, and days, `YYYY-MM-DD`; weeks begin on Monday. */

const MONTH = /^(20\d{2})-(0[1-9]|1[0-2])$/;
const DAY_MS = 86_400_000;

const toIso = (date: Date): string => date.toISOString().slice(0, 10);
const firstOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** The month an address asks for, or that of `today` when it asks for none or for nonsense. */
export const monthOf = (asked: string | undefined, today: string): string =>
  asked && MONTH.test(asked) ? asked : today.slice(0, 7);

/** The month `by` months later, earlier when negative. */
export function shiftMonth(month: string, by: number): string {
  const first = firstOf(month);
  first.setUTCMonth(first.getUTCMonth() + by);
  return toIso(first).slice(0, 7);
}

/** 'Enero de 2027': the long form of its first day without the day. */
export const monthName = (month: string): string =>
  formatLongDate(firstOf(month), 'UTC', { year: true }).split(' de ').slice(1).join(' de ');

/** Whole weeks that hold the month: rows of seven days, the first and last with days of its neighbours. */
export function monthWeeks(month: string): string[][] {
  const first = firstOf(month);
  const lead = (first.getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const weeks = Math.ceil((lead + days) / 7);
  const start = first.getTime() - lead * DAY_MS;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => toIso(new Date(start + (week * 7 + day) * DAY_MS))),
  );
}

const DAY = /^20\d{2}-\d{2}-\d{2}$/;
const dayOf = (text: string): Date => new Date(`${text}T00:00:00Z`);

/** The seven days of the week of a day, from Monday. */
export function weekOf(day: string): string[] {
  const date = dayOf(day);
  const monday = date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: 7 }, (_, index) => toIso(new Date(monday + index * DAY_MS)));
}

/** The day an address asks for, or `today` when it asks for none or for nonsense. */
export const dayAsked = (asked: string | undefined, today: string): string =>
  asked && DAY.test(asked) && !Number.isNaN(dayOf(asked).getTime()) ? asked : today;

/** '16–22 nov 2026': a week by its first and last day. */
export const weekName = (week: readonly string[]): string =>
  formatDayRange(`${week[0]}T12:00:00Z`, `${week.at(-1)}T12:00:00Z`, 'UTC', { year: true });

/** Instants that surely hold these weeks in any time zone. */
export function gridSpan(weeks: readonly (readonly string[])[]): { from: Date; to: Date } {
  const days = weeks.flat();
  return {
    from: new Date(Date.parse(days[0] ?? '') - DAY_MS),
    to: new Date(Date.parse(days.at(-1) ?? '') + 2 * DAY_MS),
  };
}

type Lasting = { readonly firstDay: string; readonly lastDay: string };

/** A stretch of an event within one week: columns from 0, in a lane of its own, open where the event goes on. */
export type Segment<T> = {
  readonly row: T;
  readonly from: number;
  readonly span: number;
  readonly lane: number;
  readonly begins: boolean;
  readonly ends: boolean;
};

/** Events of a week one below the other: each takes the first lane that is free from its first day on. */
export function laneSegments<T extends Lasting>(rows: readonly T[], week: readonly string[]): Segment<T>[] {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)];
  const inWeek = rows
    .filter((row) => row.firstDay <= sunday && row.lastDay >= monday)
    .toSorted((a, b) => a.firstDay.localeCompare(b.firstDay) || b.lastDay.localeCompare(a.lastDay));
  const freeFrom: number[] = [];
  return inWeek.map((row) => {
    const from = row.firstDay <= monday ? 0 : week.indexOf(row.firstDay);
    const to = row.lastDay >= sunday ? week.length - 1 : week.indexOf(row.lastDay);
    const open = freeFrom.findIndex((column) => column <= from);
    const lane = open < 0 ? freeFrom.length : open;
    freeFrom[lane] = to + 1;
    return {
      row,
      from,
      span: to - from + 1,
      lane,
      begins: row.firstDay >= monday,
      ends: row.lastDay <= sunday,
    };
  });
}
