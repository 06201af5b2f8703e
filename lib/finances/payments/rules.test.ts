import { expect, test } from 'vitest';
import { forgoneProblem } from './rules';

const said = { charged: 1000, said: [], hasReason: false };
const withheld = { kind: 'WITHHELD', amount: 200 } as const;
const forgiven = { kind: 'CREDIT_NOTE', amount: 800 } as const;
const reason = 'errors.clientPayment.withheldReason';
const above = 'errors.clientPayment.aboveCharged';

test.each([
  ['WITHHELD', 300, said, null],
  ['WITHHELD', 301, said, reason],
  ['WITHHELD', 301, { ...said, hasReason: true }, null],
  ['WITHHELD', 100, { ...said, said: [withheld] }, null],
  ['WITHHELD', 101, { ...said, said: [withheld] }, reason],
  ['CREDIT_NOTE', 301, said, null],
  ['CREDIT_NOTE', 1000, said, null],
  ['CREDIT_NOTE', 1001, said, above],
  ['CREDIT_NOTE', 801, { ...said, said: [withheld] }, above],
  ['WITHHELD', 200, { ...said, said: [forgiven] }, null],
  ['WITHHELD', 201, { ...said, said: [forgiven], hasReason: true }, above],
] as const)('%s of %i: %s', (kind, amount, before, problem) => {
  expect(forgoneProblem(kind, amount, before)).toBe(problem);
});
