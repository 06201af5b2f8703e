import { describe, expect, test } from 'vitest';
import { leavesLate, takesHome } from './rules';

/** A day of work in Bogotá, five hours behind: it ends at 22:00 there. */
const tenPm = new Date('2026-05-11T03:00:00Z');
const work = { day: '2026-05-10', callAt: new Date('2026-05-10T20:00:00Z'), endsAt: tenPm, marks: [] };
const later = (minutes: number) => new Date(tenPm.getTime() + minutes * 60_000);
const leaves = (endsAt: Date, lateTime: string) =>
  leavesLate({ ...work, endsAt }, lateTime, { timeZone: 'America/Bogota', now: work.callAt });

describe('who leaves late', () => {
  test.each([
    ['at the late hour exactly', tenPm, '22:00', true],
    ['a minute before it', later(-1), '22:00', false],
    ['the next morning', later(180), '22:00', true],
    ['before a late hour after midnight', tenPm, '00:30', false],
    ['a minute before it', later(149), '00:30', false],
    ['at a late hour after midnight exactly', later(150), '00:30', true],
    ['after a late hour at noon', tenPm, '12:00', true],
    ['before a late hour of the next morning', tenPm, '11:59', false],
  ])('%s', (_, endsAt, lateTime, isLate) => {
    expect(leaves(endsAt, lateTime)).toEqual(isLate ? { leavesAt: endsAt, hasLeft: false } : null);
  });
});

describe('a way home', () => {
  const halfDay = 720;
  test.each([
    ['of now, ordered at the hour of the call', null, work.callAt, true],
    ['of before the call', null, new Date(work.callAt.getTime() - 1), false],
    ['half a day after the end', later(halfDay), work.callAt, true],
    ['of later than that', new Date(later(halfDay).getTime() + 1), work.callAt, false],
    ['ordered before the call for after it', tenPm, new Date(0), true],
  ])('%s', (_, scheduledFor, createdAt, takes) => {
    const ride = { scheduledFor, createdAt } as const;
    expect(takesHome({ ...ride, direction: 'HOME' }, work)).toBe(takes);
    expect(takesHome({ ...ride, direction: 'TO_VENUE' }, work)).toBe(false);
  });
});
