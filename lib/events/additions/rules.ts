import { calendarDays } from '@/lib/core/dates';
import { sumOf } from '@/lib/core/money';

type Dates = { readonly startDate: Date; readonly endDate: Date };

/** What one accepted quotation asks of an event; `days` is the longest of its lines. */
export type Sold = Dates & { readonly total: number; readonly days: number };

/**
 * When what was quoted takes place by now: as quoted, also for those who come only on some of these days, and where its
 * people are needed once they are at any other time.
 */
export function datesNow(quoted: Dates, needed: Dates | null): Dates {
  if (!needed) return quoted;
  return needed.startDate < quoted.startDate || needed.endDate > quoted.endDate ? needed : quoted;
}

/**
 * What an event was sold for, and for how many days, by its accepted quotations in the order of their acceptance: days on
 * which there was nothing before are added, others are the same days.
 */
export function soldFor(sold: readonly Sold[], timeZone: string): { totalEvent: number; totalDays: number } {
  let [start, end, totalDays] = [sold[0]?.startDate, sold[0]?.endDate, 1];
  for (const { days, startDate, endDate } of sold) {
    if (!start || !end) continue;
    const before = calendarDays(start, end, timeZone);
    if (startDate < start) start = startDate;
    if (endDate > end) end = endDate;
    const beyond = calendarDays(start, end, timeZone) - before;
    totalDays = Math.max(days, totalDays + Math.min(days, beyond));
  }
  return { totalEvent: sumOf(sold, ({ total }) => total), totalDays };
}

/** The dates of an event that is to hold others too. */
export const widenedBy = (event: Dates, added: Dates): Dates => ({
  startDate: added.startDate < event.startDate ? added.startDate : event.startDate,
  endDate: added.endDate > event.endDate ? added.endDate : event.endDate,
});

/**
 * The dates of an event without what added to it: an end that the addition gave goes back to where something is still
 * needed.
 */
export function withoutDates(event: Dates, taken: Dates, needs: readonly Dates[]): Dates {
  const [first, ...others] = needs;
  if (!first) return event;
  const left = others.reduce<Dates>(widenedBy, first);
  return {
    startDate: +event.startDate === +taken.startDate ? left.startDate : event.startDate,
    endDate: +event.endDate === +taken.endDate ? left.endDate : event.endDate,
  };
}
