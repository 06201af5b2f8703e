import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it } from 'vitest';
import {
  calendarDays,
  formatDateRange,
  formatDateTime,
  formatDayRange,
  formatIsoDate,
  formatLongDate,
  formatMinutes,
  formatShortDate,
  formatTime12h,
  formatTimeRange,
  isoDateInZone,
  localDateTimeInZone,
  shiftDay,
} from './dates';

const ZONES = ['America/Bogota', 'Europe/Madrid', 'America/Mexico_City', 'Asia/Kolkata', 'UTC'];
const zone = fc.constantFrom(...ZONES);
const instant = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2050-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

describe('formatting', () => {
  it('shifts calendar days over months, leap years and years', () => {
    expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29');
    expect(shiftDay('2027-01-01', -1)).toBe('2026-12-31');
    expect(shiftDay('2026-11-22', 30)).toBe('2026-12-22');
  });

  it('writes lengths of time', () => {
    const written = [0, 45, 60, 392].map((minutes) => formatMinutes(minutes).replaceAll('\u00a0', ' '));
    expect(written).toEqual(['0 min', '45 min', '1 h', '6 h 32 min']);
  });

  it('writes short stretches of days', () => {
    const range = (start: string, end: string, year = false) =>
      formatDayRange(`${start}T20:00:00Z`, `${end}T20:00:00Z`, 'America/Bogota', { year });
    expect(range('2026-12-03', '2026-12-05')).toBe('3–5\u00a0dic');
    expect(range('2026-12-03', '2026-12-03', true)).toBe('3\u00a0dic\u00a02026');
    expect(range('2026-11-28', '2026-12-02')).toBe('28\u00a0nov – 2\u00a0dic');
    expect(range('2026-12-30', '2027-01-02')).toBe('30\u00a0dic\u00a02026 – 2\u00a0ene\u00a02027');
  });

  it('[1.1/long dates] writes the long form of the specification', () => {
    expect(formatLongDate('2026-01-05T15:00:00Z', 'America/Bogota')).toBe('Lunes 5 de Enero');
    expect(formatLongDate('2026-01-05T15:00:00Z', 'America/Bogota', { year: true })).toBe(
      'Lunes 5 de Enero de 2026',
    );
    expect(formatLongDate('2026-09-23T15:00:00Z', 'America/Bogota')).toBe('Miércoles 23 de Septiembre');
    expect(formatIsoDate('2026-01-05')).toBe('Lunes 5 de Enero de 2026');
    expect(formatShortDate('2026-01-01T15:00:00Z', 'America/Bogota')).toBe('1\u00a0ene\u00a02026');
  });

  it('[1.1/12-hour clock] writes the 12-hour clock of Colombia', () => {
    const at = (time: string) => formatTime12h(`2026-01-05T${time}:00-05:00`, 'America/Bogota');
    expect(at('15:30')).toBe('3:30\u00a0p.\u00a0m.');
    expect(at('00:05')).toBe('12:05\u00a0a.\u00a0m.');
    expect(at('12:00')).toBe('12:00\u00a0p.\u00a0m.');
    expect(at('11:59')).toBe('11:59\u00a0a.\u00a0m.');
  });

  it('joins ranges, and writes both years only when they differ', () => {
    const range = (start: string, end: string, year = false) =>
      formatDateRange(`${start}T20:00:00Z`, `${end}T20:00:00Z`, 'America/Bogota', { year });
    expect(range('2027-01-18', '2027-01-20')).toBe('Lunes 18 de Enero – Miércoles 20 de Enero');
    expect(range('2027-01-18', '2027-01-20', true)).toBe('Lunes 18 de Enero – Miércoles 20 de Enero de 2027');
    expect(range('2027-01-18', '2027-01-18')).toBe('Lunes 18 de Enero');
    expect(range('2026-12-31', '2027-01-01')).toBe(
      'Jueves 31 de Diciembre de 2026 – Viernes 1 de Enero de 2027',
    );
    expect(formatTimeRange('2027-01-18T13:00:00Z', '2027-01-18T23:00:00Z', 'America/Bogota')).toBe(
      '8:00\u00a0a.\u00a0m. – 6:00\u00a0p.\u00a0m.',
    );
    expect(formatDateTime('2026-01-05T20:30:00Z', 'America/Bogota')).toBe(
      'Lunes 5 de Enero de 2026, 3:30\u00a0p.\u00a0m.',
    );
    expect(formatDateTime('2026-01-05T20:30:07.900Z', 'America/Bogota', { seconds: true })).toBe(
      'Lunes 5 de Enero de 2026, 3:30:07\u00a0p.\u00a0m.',
    );
  });

  it('keeps the zone’s day at 23:59 and 00:01, whatever zone the machine has', () => {
    for (const machine of [...ZONES, 'Pacific/Auckland']) {
      process.env.TZ = machine;
      expect(isoDateInZone('2026-11-22T04:59:00Z', 'America/Bogota')).toBe('2026-11-21');
      expect(isoDateInZone('2026-11-22T05:01:00Z', 'America/Bogota')).toBe('2026-11-22');
      expect(formatLongDate('2026-11-22T04:59:00Z', 'America/Bogota')).toBe('Sábado 21 de Noviembre');
    }
  });

  it('refuses what is not an instant or a date', () => {
    expect(() => formatLongDate('2026-01-05', 'America/Bogota')).toThrow(RangeError);
    expect(() => formatLongDate('2026-01-05T10:00:00', 'America/Bogota')).toThrow(RangeError);
    expect(() => formatLongDate(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
    expect(() => formatLongDate('2026-01-05T10:00:00Z', 'Mars/Olympus')).toThrow(RangeError);
    expect(() => formatIsoDate('2026-02-30')).toThrow(RangeError);
    expect(() => formatIsoDate('hoy')).toThrow(RangeError);
  });
});

describe('against Temporal, over random instants and zones', () => {
  const zoned = (date: Date, timeZone: string) =>
    Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone);

  it('finds the same local day and minute', () => {
    fc.assert(
      fc.property(instant, zone, (date, timeZone) => {
        const expected = zoned(date, timeZone);
        expect(isoDateInZone(date, timeZone)).toBe(expected.toPlainDate().toString());
        expect(localDateTimeInZone(date, timeZone)).toBe(
          expected.toPlainDateTime().toString({ smallestUnit: 'minute' }),
        );
        expect(formatLongDate(date, timeZone)).toMatch(new RegExp(` ${expected.day} de `));
      }),
    );
  });

  it('counts the same calendar days', () => {
    fc.assert(
      fc.property(instant, instant, zone, (one, other, timeZone) => {
        const [start, end] = one <= other ? [one, other] : [other, one];
        const from = zoned(start, timeZone).toPlainDate();
        const days = from.until(zoned(end, timeZone).toPlainDate(), { largestUnit: 'days' }).days + 1;
        expect(calendarDays(start, end, timeZone)).toBe(days);
      }),
    );
  });
});

describe('calendarDays', () => {
  it('counts both ends, across the changes of summer time', () => {
    expect(calendarDays('2026-01-05T13:00:00Z', '2026-01-05T23:00:00Z', 'America/Bogota')).toBe(1);
    expect(calendarDays('2026-03-28T20:00:00Z', '2026-03-30T06:00:00Z', 'Europe/Madrid')).toBe(3);
    expect(calendarDays('2026-10-24T20:00:00Z', '2026-10-26T06:00:00Z', 'Europe/Madrid')).toBe(3);
  });

  it('depends on the zone: the same night is one day in Madrid and two in Bogotá', () => {
    const night = ['2026-06-10T03:00:00Z', '2026-06-10T07:00:00Z'] as const;
    expect(calendarDays(...night, 'Europe/Madrid')).toBe(1);
    expect(calendarDays(...night, 'America/Bogota')).toBe(2);
  });

  it('refuses an end before the start', () => {
    expect(() => calendarDays('2026-01-06T00:00:00Z', '2026-01-05T00:00:00Z', 'UTC')).toThrow(RangeError);
  });
});
