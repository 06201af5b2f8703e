import { expect, test } from 'vitest';
import { behind, changed, inOrder, type Marks, neighbours, type Waiting, wanted, withAll } from './marks';

const NONE: Marks = new Map();
const yes = (marks: Marks, ...ids: string[]) =>
  ids.reduce((so, id) => changed(so, id, { mark: 'YES' }), marks);
const order = (marks: Marks) =>
  wanted(marks)
    .map(({ talentId }) => talentId)
    .join('');

test('a new yes stands behind the others, keeps its place when it is said again, and loses it with the yes', () => {
  const marks = yes(NONE, 'a', 'b', 'c', 'a');
  expect(order(marks)).toBe('abc');
  const without = changed(marks, 'a', { mark: 'MAYBE', comment: 'Quizá' });
  expect(order(without)).toBe('bc');
  expect(without.get('a')).toEqual({ talentId: 'a', mark: 'MAYBE', rank: null, comment: 'Quizá' });
  expect(order(yes(without, 'a'))).toBe('bca');
});

test.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, null],
  ['x', 1, null],
] as const)('%s moved by %i makes %s', (id, by, expected) => {
  const marks = yes(NONE, 'a', 'b', 'c');
  const pair = neighbours(wanted(marks), id, by);
  expect(pair && order(inOrder(marks, pair))).toBe(expected);
});

test('one who lost the yes meanwhile is not ordered', () => {
  const marks = changed(yes(NONE, 'a', 'b'), 'b', { mark: 'NO' });
  expect(inOrder(marks, ['b', 'a'])).toBe(marks);
});

test('what waits is put together for one talent until something else comes, and shown on what is kept', () => {
  const said: Waiting[] = [
    { talentId: 'a', change: { mark: 'YES' } },
    { talentId: 'a', change: { comment: 'Bien' } },
    { talentId: 'b', change: { mark: 'YES' } },
    { pair: ['b', 'a'] },
    { talentId: 'a', change: { mark: 'NO' } },
  ];
  const line = said.reduce<readonly Waiting[]>(behind, []);
  expect(line).toHaveLength(4);
  expect(line[0]).toEqual({ talentId: 'a', change: { mark: 'YES', comment: 'Bien' } });
  const marks = withAll(NONE, line);
  expect(order(marks)).toBe('b');
  expect(marks.get('a')).toMatchObject({ mark: 'NO', comment: 'Bien' });
});
