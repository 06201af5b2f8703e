import { describe, expect, it } from 'vitest';
import { gridSpan, monthName, monthOf, monthWeeks, onDay, shiftMonth } from './month-grid';

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
    const { from, to } = gridSpan('2026-11');
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2026-10-25T00:00:00.000Z',
      '2026-12-08T00:00:00.000Z',
    ]);
  });

  it('shows an event on each of its days, the one that began earlier first', () => {
    const long = { id: 'long', firstDay: '2026-11-20', lastDay: '2026-11-22' };
    const short = { id: 'short', firstDay: '2026-11-21', lastDay: '2026-11-21' };
    expect(onDay([short, long], '2026-11-21').map((row) => row.id)).toEqual(['long', 'short']);
    expect(onDay([short, long], '2026-11-23')).toEqual([]);
  });
});
