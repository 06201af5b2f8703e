import { expect, test } from 'vitest';
import { type BatchMove, groupsOf, mayMoveBatch } from './rules';

const MOVES: readonly BatchMove[] = ['submit', 'approve', 'export', 'withdraw', 'cancel', 'close'];

test.each([
  ['DRAFT', ['submit', 'cancel']],
  ['SUBMITTED', ['approve', 'withdraw', 'cancel']],
  ['APPROVED', ['export', 'withdraw', 'cancel']],
  ['EXPORTED', ['withdraw', 'cancel', 'close']],
  ['CLOSED', []],
  ['CANCELLED', []],
] as const)('a batch that is %s', (state, moves) => {
  expect(MOVES.filter((move) => mayMoveBatch(state, move))).toEqual(moves);
});

test('claims are paid together by currency, and by bank where asked, in the order of the first of each', () => {
  const claim = (currencyCode: string, bankId: number) => ({ currencyCode, bankId });
  const [a, b, c, d] = [claim('COP', 1), claim('USD', 1), claim('COP', 2), claim('COP', 1)] as const;
  expect(groupsOf([a, b, c, d], false)).toEqual([[a, c, d], [b]]);
  expect(groupsOf([a, b, c, d], true)).toEqual([[a, d], [b], [c]]);
});
