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

/** The dates of an event; an end that an addition widened with the one that its agency had given. */
export type Widened = Dates & { readonly ownStartDate: Date | null; readonly ownEndDate: Date | null };

const around = (one: Dates, other: Dates): Dates => ({
  startDate: other.startDate < one.startDate ? other.startDate : one.startDate,
  endDate: other.endDate > one.endDate ? other.endDate : one.endDate,
});

/** The dates of an event that is to hold others too. */
export function widenedBy(event: Widened, added: Dates): Widened {
  const { startDate, endDate } = around(event, added);
  return {
    ...{ startDate, endDate },
    ownStartDate: event.ownStartDate ?? (startDate < event.startDate ? event.startDate : null),
    ownEndDate: event.ownEndDate ?? (endDate > event.endDate ? event.endDate : null),
  };
}

/**
 * The dates of an event without what added to it: an end that was widened goes back to the one that the agency had given,
 * or to where something is still needed.
 */
export function withoutAdded(event: Widened, needs: readonly Dates[]): Widened {
  const own = {
    startDate: event.ownStartDate ?? event.startDate,
    endDate: event.ownEndDate ?? event.endDate,
  };
  const { startDate, endDate } = needs.reduce(around, own);
  if (endDate < startDate) return event;
  return {
    ...{ startDate, endDate },
    ownStartDate: startDate < own.startDate ? event.ownStartDate : null,
    ownEndDate: endDate > own.endDate ? event.ownEndDate : null,
  };
}

/** What an agency moves as a whole moves with the ends it had given; an end that it changes is its own from then on. */
export function ownEndsAfter(before: Widened, after: Partial<Dates>): Omit<Widened, keyof Dates> {
  const { startDate = before.startDate, endDate = before.endDate } = after;
  const [byStart, byEnd] = [+startDate - +before.startDate, +endDate - +before.endDate];
  const own = (date: Date | null, by: number) => {
    if (!date || by === 0) return date;
    return byStart === byEnd ? new Date(+date + by) : null;
  };
  return { ownStartDate: own(before.ownStartDate, byStart), ownEndDate: own(before.ownEndDate, byEnd) };
}
