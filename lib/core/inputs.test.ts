import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { percentage } from './inputs';

test.each<[string, number, string]>([
  ['12,5', 2, '12.5'],
  ['12.50', 2, '12.5'],
  [' 12,5 % ', 2, '12.5'],
  ['１２,５', 2, '12.5'],
  ['12\u200b,5', 2, '12.5'],
  ['9,66', 3, '9.66'],
  ['9.660', 3, '9.66'],
  ['9,665', 3, '9.665'],
  ['0', 2, '0'],
  ['07', 2, '7'],
  ['007', 2, '007'],
  ['9,665', 2, '9,665'],
  ['100', 2, '100'],
  ['1.234', 2, '1.234'],
  ['doce', 2, 'doce'],
  ['', 2, ''],
])('%j of %i decimals is kept as %j', (typed, decimals, kept) => {
  expect(z.parse(z.string().check(percentage(decimals)), typed)).toBe(kept);
});
