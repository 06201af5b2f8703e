import { expect, test } from 'vitest';
import { partsOfCalls } from './parts-of-calls';

const role = (id: string, count: number) => ({
  id,
  talentIds: Array.from({ length: count }, (_, n) => `${id}${n + 1}`),
});
const sizes = (parts: readonly { id: string; talentIds: readonly string[] }[]) =>
  parts.map(({ id, talentIds }) => `${id}${talentIds.length}`);

test('all roles go first, with as many people as go into a request, and the others after them', () => {
  const { first, rest } = partsOfCalls([role('a', 4), role('b', 9), role('c', 0), role('d', 2)], 5);
  expect(sizes(first)).toEqual(['a4', 'b1', 'c0', 'd0']);
  expect(sizes(rest)).toEqual(['b5', 'b3', 'd2']);
  const all = [...first, ...rest].flatMap(({ talentIds }) => talentIds);
  expect(new Set(all).size).toBe(15);
  expect(all).toHaveLength(15);
});

test('few go in one', () => {
  expect(partsOfCalls([role('a', 2), role('b', 3)], 5).rest).toEqual([]);
});
