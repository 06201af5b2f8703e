import { describe, expect, it } from 'vitest';
import { shiftDay } from '@/lib/core/dates';
import {
  dayAsked,
  gridSpan,
  laneSegments,
  monthName,
  monthOf,
  monthWeeks,
  shiftMonth,
  weekName,
  weekOf,
} from './calendar-grid';

describe('a month of the calendar', () => {
  it('begins its weeks on Monday and fills them with the neighbours', () => {
    const weeks = monthWeeks('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(weeks.at(-1)?.at(0)).toBe('2026-11-30');
    expect(monthWeeks('2027-02')).toHaveLength(4);
    expect(monthWeeks('2028-02').flat()).toContain('2028-02-29');
  });

  it('leads to its neighbours across the year', () => {
    expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(monthName('2027-01')).toBe('Enero de 2027');
  });

  it('is the present one when the address asks for nonsense', () => {
    expect(['2027-03', '2027-13', 'ayer', undefined].map((month) => monthOf(month, '2026-11-21'))).toEqual([
      '2027-03',
      '2026-11',
      '2026-11',
      '2026-11',
    ]);
  });

  it('asks for what any time zone could call a day of it', () => {
    const { from, to } = gridSpan(monthWeeks('2026-11'));
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2026-10-25T00:00:00.000Z',
      '2026-12-08T00:00:00.000Z',
    ]);
  });

  it('has weeks from Monday to Sunday, across months and years', () => {
    expect(weekOf('2026-11-01')[0]).toBe('2026-10-26');
    expect(weekName(weekOf('2026-11-18'))).toBe('16–22\u00a0nov\u00a02026');
    expect(shiftDay('2026-12-28', 7)).toBe('2027-01-04');
    expect(['2026-12-02', '2026-13-40', 'ayer'].map((day) => dayAsked(day, '2026-11-21'))).toEqual([
      '2026-12-02',
      '2026-11-21',
      '2026-11-21',
    ]);
  });

  it('draws an event as one stretch a week, in a lane where nothing else lies', () => {
    const event = (id: string, firstDay: string, lastDay = firstDay) => ({ id, firstDay, lastDay });
    const rows = [
      event('saturday', '2026-11-21'),
      event('three days', '2026-11-20', '2026-11-22'),
      event('monday', '2026-11-16'),
      event('from last week', '2026-11-13', '2026-11-17'),
      event('next week', '2026-11-23'),
    ];
    const week = weekOf('2026-11-18');
    const drawn = laneSegments(rows, week).map(({ row, ...rest }) => [row.id, ...Object.values(rest)]);
    expect(drawn).toEqual([
      ['from last week', 0, 2, 0, false, true],
      ['monday', 0, 1, 1, true, true],
      ['three days', 4, 3, 0, true, true],
      ['saturday', 5, 1, 1, true, true],
    ]);
  });
});
