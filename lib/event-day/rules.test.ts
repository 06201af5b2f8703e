import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDays } from '@/lib/core/dates';
import { shiftsOf } from '@/lib/core/work-days';
import { callAt } from './rules';

const ZONE = 'America/Bogota';
const at = (text: string) => new Date(`${text}-05:00`);
const HOUR = 3_600_000;

describe('days of work', () => {
  test('are one for each calendar day, from the hour of the start to the hour of the end', () => {
    const shifts = shiftsOf({ startDate: at('2026-12-05T08:00'), endDate: at('2026-12-07T18:00') }, ZONE);
    expect(shifts.map(({ day }) => day)).toEqual(['2026-12-05', '2026-12-06', '2026-12-07']);
    expect(shifts[1]).toEqual({
      day: '2026-12-06',
      startsAt: at('2026-12-06T08:00'),
      endsAt: at('2026-12-06T18:00'),
    });
  });

  test('a night is one day of work, on the day on which it begins', () => {
    expect(shiftsOf({ startDate: at('2026-12-05T20:00'), endDate: at('2026-12-06T03:00') }, ZONE)).toEqual([
      { day: '2026-12-05', startsAt: at('2026-12-05T20:00'), endsAt: at('2026-12-06T03:00') },
    ]);
    const nights = shiftsOf({ startDate: at('2026-12-31T22:00'), endDate: at('2027-01-02T02:00') }, ZONE);
    expect(nights.map(({ day }) => day)).toEqual(['2026-12-31', '2027-01-01']);
  });

  test('a call that begins and ends at one moment is one day', () => {
    const moment = at('2026-12-05T08:00');
    expect(shiftsOf({ startDate: moment, endDate: moment }, ZONE)).toEqual([
      { day: '2026-12-05', startsAt: moment, endsAt: moment },
    ]);
  });

  test('never overlap, lie within the call, and each ends after it begins, also where clocks change', () => {
    const span = fc.record({
      start: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      minutes: fc.integer({ min: 30, max: 12 * 24 * 60 }),
      zone: fc.constantFrom(ZONE, 'America/Santiago', 'America/New_York', 'UTC'),
    });
    fc.assert(
      fc.property(span, ({ start, minutes, zone }) => {
        const startDate = new Date(Math.floor(+start / 60_000) * 60_000);
        const endDate = new Date(+startDate + minutes * 60_000);
        const shifts = shiftsOf({ startDate, endDate }, zone);
        expect(shifts.length).toBeGreaterThan(0);
        expect(shifts.length).toBeLessThanOrEqual(calendarDays(startDate, endDate, zone));
        expect(shifts[0]?.startsAt).toEqual(startDate);
        for (const [index, { startsAt, endsAt }] of shifts.entries()) {
          // Spring takes an hour from a shift that spans the change.
          expect(+endsAt).toBeGreaterThan(+startsAt - HOUR);
          const next = shifts[index + 1];
          if (next) expect(+next.startsAt).toBeGreaterThanOrEqual(+endsAt - HOUR);
        }
        expect(Math.abs(Number(shifts.at(-1)?.endsAt) - +endDate)).toBeLessThanOrEqual(HOUR);
      }),
      { numRuns: 300 },
    );
  });
});

test('one comes at one’s own hour, else at everybody’s, else when the work begins', () => {
  const [shift] = shiftsOf({ startDate: at('2026-12-05T08:00'), endDate: at('2026-12-05T18:00') }, ZONE);
  if (!shift) throw new Error('no shift');
  const everybody = { convocatedId: null, day: '2026-12-05', time: '07:00' };
  const own = { convocatedId: 'a', day: '2026-12-05', time: '06:15' };
  const another = { convocatedId: 'a', day: '2026-12-06', time: '05:00' };
  expect(callAt(shift, 'a', [everybody, own, another], ZONE)).toEqual(at('2026-12-05T06:15'));
  expect(callAt(shift, 'b', [everybody, own], ZONE)).toEqual(at('2026-12-05T07:00'));
  expect(callAt(shift, 'b', [own], ZONE)).toEqual(at('2026-12-05T08:00'));
});
