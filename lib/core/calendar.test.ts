import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCalendarDays,
  dayDifference,
  linksExpireAt,
  startOfDay,
  zonedDateTimeToInstant,
} from './calendar';
import { calendarDays, localDateTimeInZone } from './dates';

const ZONES = ['America/Bogota', 'Europe/Madrid', 'America/Mexico_City', 'Asia/Kolkata', 'UTC'];
const zone = fc.constantFrom(...ZONES);
const MINUTE = 60_000;
const minute = fc.integer({ min: Date.UTC(1997, 0, 1) / MINUTE, max: Date.UTC(2049, 0, 1) / MINUTE });

describe('dayDifference', () => {
  const difference = (from: string, to: string, timeZone = 'America/Bogota') =>
    dayDifference(from, to, timeZone);

  it('[1.9/time zone] counts from the local start of day and rounds up', () => {
    expect(difference('2026-01-05T20:00:00-05:00', '2026-01-05T00:00:00-05:00')).toBe(0);
    expect(difference('2026-01-05T20:00:00-05:00', '2026-01-05T00:01:00-05:00')).toBe(1);
    expect(difference('2026-01-05T20:00:00-05:00', '2026-01-05T23:59:00-05:00')).toBe(1);
    expect(difference('2026-01-05T20:00:00-05:00', '2026-01-06T00:00:00-05:00')).toBe(1);
    expect(difference('2026-01-05T20:00:00-05:00', '2026-01-08T09:00:00-05:00')).toBe(4);
  });

  it('rounds up towards the present in the past too', () => {
    expect(Object.is(difference('2026-01-05T20:00:00-05:00', '2026-01-04T12:00:00-05:00'), 0)).toBe(true);
    expect(difference('2026-01-05T20:00:00-05:00', '2026-01-03T12:00:00-05:00')).toBe(-1);
  });

  it('takes days of 23 and 25 hours as one', () => {
    expect(difference('2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00', 'Europe/Madrid')).toBe(1);
    expect(difference('2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00', 'Europe/Madrid')).toBe(1);
    expect(difference('2026-10-25T00:00:00+02:00', '2026-10-25T23:30:00+01:00', 'Europe/Madrid')).toBe(1);
  });

  it('is the calendar days touched, when later and not at midnight', () => {
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 60 * 24 * 400 }), zone, (from, ahead, timeZone) => {
        const start = new Date(from * MINUTE);
        const end = new Date((from + ahead) * MINUTE);
        fc.pre(startOfDay(end, timeZone).getTime() !== end.getTime());
        expect(dayDifference(start, end, timeZone)).toBe(calendarDays(start, end, timeZone));
      }),
    );
  });
});

describe('zonedDateTimeToInstant', () => {
  it('reads a form’s wall clock in the zone', () => {
    expect(zonedDateTimeToInstant('2026-01-05T15:30', 'America/Bogota').toISOString()).toBe(
      '2026-01-05T20:30:00.000Z',
    );
    expect(zonedDateTimeToInstant('2026-07-05T15:30', 'Europe/Madrid').toISOString()).toBe(
      '2026-07-05T13:30:00.000Z',
    );
  });

  it('moves a skipped time forward and takes the first of a repeated one', () => {
    expect(zonedDateTimeToInstant('2026-03-29T02:30', 'Europe/Madrid').toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    );
    expect(zonedDateTimeToInstant('2026-10-25T02:30', 'Europe/Madrid').toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    );
  });

  it('gives back what the form showed, except inside the repeated hour', () => {
    fc.assert(
      fc.property(minute, zone, (at, timeZone) => {
        const date = new Date(at * MINUTE);
        const back = zonedDateTimeToInstant(localDateTimeInZone(date, timeZone), timeZone);
        const repeatedHour = date.getTime() - back.getTime();
        expect([0, 60 * MINUTE]).toContain(repeatedHour);
        expect(localDateTimeInZone(back, timeZone)).toBe(localDateTimeInZone(date, timeZone));
      }),
    );
  });

  it('refuses what is not a local date and time', () => {
    for (const text of ['', '2026-01-05', '2026-02-30T10:00', '2026-01-05T25:00', '2026-01-05T10:00Z']) {
      expect(() => zonedDateTimeToInstant(text, 'UTC')).toThrow(RangeError);
    }
  });
});

describe('days later', () => {
  it('keeps the local time across a change of summer time', () => {
    expect(addCalendarDays('2026-03-28T20:00:00+01:00', 1, 'Europe/Madrid').toISOString()).toBe(
      '2026-03-29T18:00:00.000Z',
    );
    expect(linksExpireAt('2026-10-20T20:00:00+02:00', 'Europe/Madrid').toISOString()).toBe(
      '2026-11-19T19:00:00.000Z',
    );
    expect(linksExpireAt('2026-01-05T18:00:00-05:00', 'America/Bogota').toISOString()).toBe(
      '2026-02-04T23:00:00.000Z',
    );
  });

  it('moves exactly that many calendar days', () => {
    fc.assert(
      fc.property(minute, fc.nat({ max: 400 }), zone, (at, days, timeZone) => {
        const date = new Date(at * MINUTE);
        expect(calendarDays(date, addCalendarDays(date, days, timeZone), timeZone)).toBe(days + 1);
      }),
    );
  });
});
