import { expect, test } from 'vitest';
import type { Reviews } from '@/lib/analytics/review';
import { decisionsOf } from './decisions';

const agency = (id: string, day: number): Reviews['agencies']['rows'][number] => ({
  ...{ id, name: id, stateId: 21, logoFileId: null, cityName: null, of: 2 },
  createdAt: new Date(2025, 0, day),
  waitsSince: new Date(2026, 0, day),
});
const waiting = (rows: Reviews['agencies']['rows']) =>
  decisionsOf({
    reviews: {
      photos: { total: 3, oldestAt: new Date(2026, 0, 2), talents: [] },
      agencies: { total: rows.length, rows },
      talents: { total: 0, oldestAt: null },
    },
    requests: { total: 1, oldestAt: new Date(2026, 0, 1) },
    reported: { total: 2, oldestAt: new Date(2026, 0, 5) },
    disowned: { total: 1, oldestAt: new Date(2026, 0, 6) },
  });

test('each kind leads to where it is decided, and the one agency that waits to itself', () => {
  const two = waiting([agency('a', 3), agency('b', 4)]);
  expect(two.map(({ kind, count }) => [kind, count])).toEqual([
    ['requests', 1],
    ['reported', 2],
    ['agencies', 2],
    ['photos', 3],
    ['talents', 0],
    ['disowned', 1],
  ]);
  expect(two[2]).toMatchObject({ href: '/agencias' });
  expect(waiting([agency('a', 3)])[2]).toMatchObject({ href: '/agency/a' });
  expect(waiting([])[2]).toMatchObject({ count: 0, since: null });
});

test('each kind says since when the oldest of it waits, an agency since it waits', () => {
  const day = (of: number) => new Date(2026, 0, of);
  expect(waiting([agency('a', 3), agency('b', 4)]).map(({ since }) => since)).toEqual([
    ...[day(1), day(5), day(3), day(2)],
    null,
    day(6),
  ]);
});
