import { formatLongDate } from '@/lib/core/dates';

/** Calendar months as text, `YYYY-MM`, and their days, `YYYY-MM-DD`; weeks begin on Monday. */

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

/** Instants that surely hold the whole grid in any time zone. */
export function gridSpan(month: string): { from: Date; to: Date } {
  const days = monthWeeks(month).flat();
  return {
    from: new Date(Date.parse(days[0] ?? '') - DAY_MS),
    to: new Date(Date.parse(days.at(-1) ?? '') + 2 * DAY_MS),
  };
}

type Lasting = { readonly firstDay: string; readonly lastDay: string };

/** Those that touch a day, the ones that began earlier first. */
export const onDay = <T extends Lasting>(rows: readonly T[], day: string): T[] =>
  rows
    .filter((row) => row.firstDay <= day && day <= row.lastDay)
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : a.firstDay > b.firstDay ? 1 : 0));
