import { expect, test } from 'vitest';
import type { Reviews } from '@/lib/analytics/review';
import { decisionsOf } from './decisions';

const agency = (id: string, day: number): Reviews['agencies']['rows'][number] => ({
  ...{ id, name: id, stateId: 21, logoFileId: null, cityName: null, of: 2 },
  createdAt: new Date(2026, 0, day),
});
const waiting = (rows: Reviews['agencies']['rows']) =>
  decisionsOf({
    reviews: {
      photos: { total: 3, oldestAt: new Date(2026, 0, 2), talents: [] },
      agencies: { total: rows.length, rows },
      talentsInReview: 0,
    },
    ...{ disowned: 0, requests: 1, reported: 2 },
  });

test('each kind leads to where it is decided, and the one agency that waits to itself', () => {
  const two = waiting([agency('a', 3), agency('b', 4)]);
  expect(two.map(({ kind, count }) => [kind, count])).toEqual([
    ['requests', 1],
    ['reported', 2],
    ['disowned', 0],
    ['agencies', 2],
    ['photos', 3],
    ['talents', 0],
  ]);
  expect(two[3]).toMatchObject({ href: '/agencias', since: new Date(2026, 0, 3) });
  expect(waiting([agency('a', 3)])[3]).toMatchObject({ href: '/agency/a' });
  expect(waiting([])[3]).toMatchObject({ count: 0, since: null });
});
