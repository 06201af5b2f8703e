import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hourWords, isWallClock, readHour } from './hour';

const READ: readonly (readonly [typed: string, time: string])[] = [
  ['1315', '13:15'],
  ['2000', '20:00'],
  ['0030', '00:30'],
  ['2359', '23:59'],
  ['1830', '18:30'],
  ['0000', '00:00'],
  ['930', '09:30'],
  ['100', '01:00'],
  ['8', '08:00'],
  ['08', '08:00'],
  ['0', '00:00'],
  ['12', '12:00'],
  ['20', '20:00'],
  ['8:30', '08:30'],
  ['08:30', '08:30'],
  ['20:00', '20:00'],
  ['20:00:00', '20:00'],
  ['00:30', '00:30'],
  ['8.30', '08:30'],
  ['8,30', '08:30'],
  ['8 30', '08:30'],
  ['8h30', '08:30'],
  ['20h', '20:00'],
  ['20 h', '20:00'],
  ['8pm', '20:00'],
  ['8 pm', '20:00'],
  ['8PM', '20:00'],
  ['8 p. m.', '20:00'],
  ['8\u00a0p.\u00a0m.', '20:00'],
  ['8 p.m', '20:00'],
  ['8p', '20:00'],
  ['8 a. m.', '08:00'],
  ['8:30 a. m.', '08:30'],
  ['8.30 p. m.', '20:30'],
  ['930p', '21:30'],
  ['0930pm', '21:30'],
  ['1200a', '00:00'],
  ['1200p', '12:00'],
  ['12am', '00:00'],
  ['12pm', '12:00'],
  ['12 m.', '12:00'],
  ['12:00 m', '12:00'],
  ['12:30 am', '00:30'],
  ['13:15 p. m.', '13:15'],
  ['a las 8', '08:00'],
  ['las 8:30 pm', '20:30'],
  ['a la 1 p. m.', '13:00'],
  ['mediodía', '12:00'],
  ['al mediodía', '12:00'],
  ['medianoche', '00:00'],
  [' 8:30 ', '08:30'],
  ['８：３０', '08:30'],
  ['\u200b8:30\u200b', '08:30'],
];

const REFUSED = [
  '24',
  '24:00',
  '2400',
  '25',
  '99',
  '2460',
  '860',
  '8:60',
  '8:5',
  '8:',
  ':30',
  '13 am',
  '20:00 a. m.',
  '0 pm',
  '11 m',
  '-5',
  '+8',
  '8-10',
  '8 a 10',
  '8 y media',
  '12345',
  '1 2 3',
  'pm',
  'ocho',
  '8xm',
  '8:30:15',
  '1/2',
  '8am pm',
];

describe('an hour', () => {
  test.each(READ)('«%s» is %s', (typed, time) => {
    expect(readHour(typed)).toEqual({ time });
  });

  test.each(REFUSED)('«%s» is refused', (typed) => {
    expect(readHour(typed)).toEqual({ problem: expect.any(String) });
  });

  test('that ends a day is told how to be written, and nothing typed is none', () => {
    expect(readHour('24:00')).toEqual({ problem: 'midnight' });
    expect([readHour(''), readHour('  \u00a0')]).toEqual([null, null]);
  });

  test('is read again as it is shown, in every way of writing it', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hours, minutes) => {
        const [hh, mm] = [String(hours).padStart(2, '0'), String(minutes).padStart(2, '0')];
        const time = `${hh}:${mm}`;
        const half = hours < 12 ? 'am' : 'pm';
        const ways = [time, hh + mm, `${hours}:${mm}`, hourWords(time), `${hours % 12 || 12}${mm}${half}`];
        for (const way of ways) expect(readHour(way)).toEqual({ time });
      }),
    );
  });

  test('is a time of day or refused, whatever is typed', () => {
    const anything = fc.oneof(fc.string(), fc.stringMatching(/^[0-9:. apmh,-]{0,9}$/));
    fc.assert(
      fc.property(anything, (typed) => {
        const read = readHour(typed);
        if (read && 'time' in read) expect(read.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a date with its hour is whole only where both are', () => {
  expect(isWallClock('2026-12-06T08:00')).toBe(true);
  for (const text of [
    '',
    'T',
    '2026-12-06',
    '2026-12-06T',
    '2026-12-06T8 y m',
    '2026-12-06T25:00',
    'T08:00',
  ]) {
    expect(isWallClock(text), text).toBe(false);
  }
});
