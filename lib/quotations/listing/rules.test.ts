import { expect, test } from 'vitest';
import { inPesos } from './rules';

test('a total is worth in pesos what its frozen rate says, halves up', () => {
  expect(inPesos({ total: 1_850_000, fxRate: '1', currencyDecimals: 0 })).toBe(1_850_000);
  expect(inPesos({ total: 123_450, fxRate: '4012.55', currencyDecimals: 2 })).toBe(4_953_493);
  expect(inPesos({ total: 1, fxRate: '50', currencyDecimals: 2 })).toBe(1);
  expect(inPesos({ total: 0, fxRate: '4000', currencyDecimals: 2 })).toBe(0);
});
