import { expect, test } from 'vitest';
import type { BoardGroup, BoardTalent } from '../board';
import { withMoved } from './moved';

const talent = (convocatedId: string) => ({ convocatedId }) as BoardTalent;
const group = (name: BoardGroup['group'], total: number, ...ids: string[]): BoardGroup => ({
  group: name,
  total,
  before: 0,
  talents: ids.map(talent),
  wholeHref: null,
});
const seen = (groups: readonly BoardGroup[]) =>
  Object.fromEntries(
    groups.map((one) => [one.group, [one.total, ...one.talents.map((each) => each.convocatedId)]]),
  );

test('a dropped talent stands last in its new column, and the counts follow', () => {
  const groups = [group('waiting', 30, 'a', 'b'), group('reserve', 1, 'c')];
  expect(seen(withMoved(groups, { id: 'a', group: 'reserve' }))).toEqual({
    waiting: [29, 'b'],
    reserve: [2, 'c', 'a'],
  });
  expect(seen(withMoved(groups, { id: 'c', group: 'confirmed' }))).toEqual({
    waiting: [30, 'a', 'b'],
    reserve: [0],
    confirmed: [1, 'c'],
  });
});

test('nothing moves without a move, into its own column, or of whom the server no longer sends', () => {
  const groups = [group('waiting', 1, 'a')];
  for (const moved of [null, { id: 'a', group: 'waiting' }, { id: 'gone', group: 'reserve' }] as const) {
    expect(withMoved(groups, moved)).toBe(groups);
  }
});
