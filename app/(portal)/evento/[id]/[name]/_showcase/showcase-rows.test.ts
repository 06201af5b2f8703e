import { expect, test } from 'vitest';
import { moved, type ShowcaseRow } from './showcase-rows';

const row = (convocatedId: string, shown = true) => ({ convocatedId, shown }) as ShowcaseRow;
const groups = [{ people: [row('a'), row('b'), row('c'), row('x', false)] }, { people: [row('d')] }];

test.each([
  ['b', -1, 'bacd'],
  ['b', 1, 'acbd'],
  ['a', -1, 'abcd'],
  ['d', 1, 'abcd'],
])('%s moved by %i makes %s: within its role, shown ones alone', (id, by, order) => {
  expect(moved(groups, id, by).join('')).toBe(order);
});
