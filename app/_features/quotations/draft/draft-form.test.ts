import { describe, expect, test } from 'vitest';
import {
  daysAndTimes,
  emptyDraft,
  eventDays,
  hoursBetween,
  isComplete,
  newLine,
  plusDays,
  wallClocks,
} from './draft-form';

const begun = emptyDraft('id', { cityId: 1, gain: '20', feeding: 0, transport: 0, agentPrice: 0 });

describe('dates of a draft', () => {
  test('a night ends on the next day, and comes back from the server as it was typed', () => {
    const night = {
      ...begun,
      firstDay: '2027-02-27',
      lastDay: '2027-02-28',
      startTime: '20:00',
      endTime: '02:00',
    };
    const clocks = wallClocks(night);
    expect(clocks).toEqual({ start: '2027-02-27T20:00', end: '2027-03-01T02:00' });
    expect(daysAndTimes(clocks?.start ?? '', clocks?.end ?? '')).toEqual({
      firstDay: '2027-02-27',
      lastDay: '2027-02-28',
      startTime: '20:00',
      endTime: '02:00',
    });
    expect(eventDays(night)).toBe(2);
  });

  test('a day is one day, and nothing chosen counts as one', () => {
    const day = { ...begun, firstDay: '2027-03-01', lastDay: '2027-03-01' };
    expect(wallClocks(day)).toEqual({ start: '2027-03-01T08:00', end: '2027-03-01T18:00' });
    expect(daysAndTimes('2027-03-01T08:00', '2027-03-01T18:00')).toMatchObject({ lastDay: '2027-03-01' });
    expect(eventDays(day)).toBe(1);
    expect(wallClocks(begun)).toBeNull();
    expect(eventDays(begun)).toBe(1);
  });

  test('hours go over midnight and are rounded up', () => {
    expect([
      hoursBetween('08:00', '18:00'),
      hoursBetween('20:00', '02:00'),
      hoursBetween('08:00', '08:30'),
    ]).toEqual([10, 6, 1]);
    expect(hoursBetween('08:00', '08:00')).toBe(24);
    expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});

test('a line is complete with people and a price, 0 included', () => {
  const line = newLine('k', 'modelo', 2);
  expect(isComplete(line)).toBe(false);
  expect(isComplete({ ...line, budget: 0 })).toBe(true);
  expect(isComplete({ ...line, budget: 1, women: 0 })).toBe(false);
  expect(isComplete({ ...line, budget: 1, profile: '' })).toBe(false);
});
