import { expect, test } from 'vitest';
import { partsOf } from './parts-of';

test.each([
  [0, []],
  [9, [9]],
  [10, [10]],
  [11, [10, 1]],
  [99, [...Array(9).fill(10), 9]],
  [100, Array(10).fill(10)],
])('%i go in parts of at most ten', (count, sizes) => {
  const parts = partsOf(Array.from({ length: count }), 10);
  expect(parts.map((part) => part.length)).toEqual(sizes);
});
