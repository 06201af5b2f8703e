import { Temporal } from 'temporal-polyfill';
import { type Instant, toInstant } from './dates.ts';

/** How long contract, claim and ride links live after the event ends (product decisions, "Identifiers and links"). */
const LINK_DAYS_AFTER_EVENT = 30;
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

function zoned(instant: Instant, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(toInstant(instant).getTime()).toZonedDateTimeISO(timeZone);
}

const toDate = (value: Temporal.ZonedDateTime) => new Date(value.epochMilliseconds);

/**
 * Days between two instants, counted from the local start of day of the first and rounded up: later the same
 * day is 1, that very midnight is 0, the day before at noon is 0. Days of 23 or 25 hours count as one.
 * Source: specification 1, section 9, and product decisions, "Dates".
 */
export function dayDifference(from: Instant, to: Instant, timeZone: string): number {
  const { days } = zoned(from, timeZone)
    .startOfDay()
    .until(zoned(to, timeZone), { largestUnit: 'days', smallestUnit: 'days', roundingMode: 'ceil' });
  return days + 0;
}

/**
 * The instant of a wall-clock text of a form (`2026-01-05T15:30`) in a zone. A time that the spring change
 * skips moves forward by the gap; of the two that autumn repeats, the first is meant.
 * @throws RangeError when the text is not a real local date and time.
 */
export function zonedDateTimeToInstant(wallClock: string, timeZone: string): Date {
  if (!WALL_CLOCK.test(wallClock)) throw new RangeError(`Not a local date and time: ${wallClock}`);
  const local = Temporal.PlainDateTime.from(wallClock, { overflow: 'reject' });
  return toDate(local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }));
}

/** First instant of the local day. */
export function startOfDay(instant: Instant, timeZone: string): Date {
  return toDate(zoned(instant, timeZone).startOfDay());
}

/** The same local time `days` calendar days later (earlier when negative), across changes of summer time. */
export function addCalendarDays(instant: Instant, days: number, timeZone: string): Date {
  return toDate(zoned(instant, timeZone).add({ days }));
}

/** When the contract, claim and ride links of an event stop working. */
export function linksExpireAt(eventEnd: Instant, timeZone: string): Date {
  return addCalendarDays(eventEnd, LINK_DAYS_AFTER_EVENT, timeZone);
}
