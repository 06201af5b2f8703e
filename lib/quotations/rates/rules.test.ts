import { expect, test } from 'vitest';
import { businessConstants } from './rules';

const TEXTS = new Map([
  [71, '12.5'],
  [73, ' 180000 '],
  [74, '25000'],
  [75, '20000'],
  [76, '1000'],
  [77, '15'],
]);

test('constants are read as numbers, the gain as it is written', () => {
  expect(businessConstants(TEXTS)).toEqual({
    platformGainPct: '12.5',
    agentPrice: 180_000,
    feeding: 25_000,
    transport: 20_000,
    priceStep: 1000,
    validityDays: 15,
  });
});

test.each(
  [...TEXTS.keys()].flatMap((id) =>
    ['', ' ', 'a', '1a', 'a1', '-1', '1.', '.5', '1,5'].map((text) => [id, text] as const),
  ),
)('constant %i is no number as %j', (id, text) => {
  expect(() => businessConstants(new Map([...TEXTS, [id, text]]))).toThrow(`constant ${id}`);
});

test('none may lack', () => {
  for (const id of TEXTS.keys()) {
    const lacking = new Map([...TEXTS].filter(([other]) => other !== id));
    expect(() => businessConstants(lacking)).toThrow(`constant ${id}`);
  }
});
