import { expect, test } from 'vitest';
import { swapped } from './showcase-rows';

test.each([
  ['b', -1, 'ba'],
  ['b', 1, 'cb'],
  ['a', -1, undefined],
  ['c', 1, undefined],
  ['x', 1, undefined],
] as const)('%s moved by %i stands as %s', (id, by, order) => {
  expect(swapped(['a', 'b', 'c'], id, by)?.join('')).toBe(order);
});
