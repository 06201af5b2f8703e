import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, businessDaysBetween, holidaysOf, isBusinessDay } from './colombian-holidays';

/** As published for these years. */
const PUBLISHED: Readonly<Record<number, readonly string[]>> = {
  2024: '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25'.split(
    ' ',
  ),
  2025: '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25'.split(
    ' ',
  ),
  2026: '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25'.split(
    ' ',
  ),
};

test.each(Object.entries(PUBLISHED))('holidays of %s', (year, days) => {
  expect([...holidaysOf(Number(year))].toSorted()).toEqual(days.map((day) => `${year}-${day}`));
});

test('consultas and reclamos end on the days that a calendar shows', () => {
  // Received the Friday before Holy Week of 2026: Thursday and Friday of it do not count.
  expect(addBusinessDays('2026-03-27', 10)).toBe('2026-04-14');
  expect(addBusinessDays('2026-12-18', 15)).toBe('2027-01-13');
  expect(addBusinessDays('2026-11-22', 1)).toBe('2026-11-23');
});

const day = fc
  .integer({ min: 0, max: 365 * 80 })
  .map((days) => new Date(Date.UTC(1984, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const count = fc.integer({ min: 1, max: 40 });

describe('business days', () => {
  test('end on one, count back the same, and add up', () => {
    fc.assert(
      fc.property(day, count, count, (from, one, other) => {
        const end = addBusinessDays(from, one);
        expect(isBusinessDay(end)).toBe(true);
        expect(businessDaysBetween(from, end)).toBe(one);
        expect(addBusinessDays(end, other)).toBe(addBusinessDays(from, one + other));
        expect(businessDaysBetween(end, from)).toBe(-one);
      }),
    );
  });

  test('are never a weekend, a fixed holiday or a Monday that one moved to', () => {
    fc.assert(
      fc.property(day, (one) => {
        const date = new Date(one);
        if ([0, 6].includes(date.getUTCDay())) expect(isBusinessDay(one)).toBe(false);
        if (['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'].includes(one.slice(5)))
          expect(isBusinessDay(one)).toBe(false);
      }),
    );
  });

  test('have 16 to 18 holidays a year (two may fall on one day), seven or more of them Mondays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1984, max: 2199 }), (year) => {
        const found = [...holidaysOf(year)];
        expect(found.length).toBeGreaterThanOrEqual(16);
        expect(found.length).toBeLessThanOrEqual(18);
        expect(found.filter((one) => new Date(one).getUTCDay() === 1).length).toBeGreaterThanOrEqual(7);
      }),
    );
  });
});
