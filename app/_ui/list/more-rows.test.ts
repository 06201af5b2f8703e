import { expect, test } from 'vitest';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { cutAt, rowsAsked } from './more-rows';

test.each([
  [undefined, 100],
  ['200', 200],
  ['20', 100],
  ['-1', 100],
  ['1.5', 100],
  ['x', 100],
  ['999999999', LONGEST_PAGE - 1],
])('an address that asks for %s rows gets %i', (filas, rows) => {
  expect(rowsAsked(filas === undefined ? {} : { filas }, 100)).toBe(rows);
});

test('a list is cut where one more than it shows was read', () => {
  expect(cutAt([1, 2, 3], 3)).toEqual({ rows: [1, 2, 3], isCut: false });
  expect(cutAt([1, 2, 3, 4], 3)).toEqual({ rows: [1, 2, 3], isCut: true });
});
