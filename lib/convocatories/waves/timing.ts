import { localDateTimeInZone } from '@/lib/core/dates';
import { partsOf } from '@/lib/core/parts-of';
import { quietEnd, USUAL_QUIET } from '@/lib/core/quiet-hours';
import { beginsSoon } from '@/lib/events/rules';

const MINUTE_MS = 60_000;

/** The clocks of the event's city, and when the event begins. */
export type WaveClock = { readonly timeZone: string; readonly startDate: Date };

/** When the night ends in which an instant lies; null by day, and within a day of the event's beginning. */
export const quietUntil = (at: Date, clock: WaveClock): Date | null =>
  beginsSoon(clock, at) ? null : quietEnd(at, USUAL_QUIET, clock.timeZone);

/** The first moment from `at` on at which a wave may go. */
export const awakeFrom = (at: Date, clock: WaveClock): Date => quietUntil(at, clock) ?? at;

/** When a wave goes that follows one of `from` after so many hours, of which those of the night do not count. */
export function dueAfter(from: Date, hours: number, clock: WaveClock): Date {
  let at = awakeFrom(from, clock);
  let left = hours * 60;
  while (!beginsSoon(clock, at)) {
    const [hour = 0, minute = 0] = localDateTimeInZone(at, clock.timeZone).slice(11).split(':').map(Number);
    const awake = Math.max(1, USUAL_QUIET.from - (hour * 60 + minute));
    const passed = Math.min(left, awake);
    at = awakeFrom(new Date(at.getTime() + passed * MINUTE_MS), clock);
    left -= passed;
    if (left === 0) return at;
  }
  return new Date(at.getTime() + left * MINUTE_MS);
}

export type PlannedWave<Person> = {
  /** From 1, counting those that went before. */
  readonly number: number;
  readonly at: Date;
  readonly people: readonly Person[];
  /** It comes after the deadline of the call, so that it will not go. */
  readonly tooLate: boolean;
};

type Plan = {
  readonly size: number;
  readonly hours: number;
  /** When the first of these goes, and how many went before. */
  readonly nextAt: Date;
  readonly sent: number;
  readonly deadline: Date;
};

/** What will happen to people who wait, when nobody answers: their waves and the latest moment of each. */
export function planWaves<Person>(
  people: readonly Person[],
  { size, hours, nextAt, sent, deadline }: Plan,
  clock: WaveClock,
): PlannedWave<Person>[] {
  let at = nextAt;
  return partsOf(people, size).map((wave, index) => {
    if (index > 0) at = dueAfter(at, hours, clock);
    return { number: sent + index + 1, at, people: wave, tooLate: at >= deadline };
  });
}
