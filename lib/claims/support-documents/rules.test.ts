import { expect, test } from 'vitest';
import {
  authorizationState,
  eventWords,
  invoicesItself,
  isUntransmitted,
  numbersLeft,
  numbersNow,
  printedNumber,
} from './rules';

const today = '2026-05-10';
const range = {
  fromNumber: 101,
  toNumber: 200,
  lastNumber: 150,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  endedAt: null,
};

test.each([
  [null, 100],
  [101, 99],
  [199, 1],
  [200, 0],
])('after %s there are %i left of 101 to 200', (lastNumber, left) => {
  expect(numbersLeft({ ...range, lastNumber })).toBe(left);
});

test.each([
  ['numbers', {}, 'ACTIVE', true],
  ['was ended', { endedAt: new Date(0), validTo: '2026-01-02' }, 'ENDED', false],
  ['ended yesterday', { validTo: '2026-05-09' }, 'EXPIRED', false],
  ['ends today', { validTo: today }, 'ENDING', true],
  ['ends in 29 days', { validTo: '2026-06-08' }, 'ENDING', true],
  ['ends in 30 days', { validTo: '2026-06-09' }, 'ACTIVE', true],
  ['begins today', { validFrom: today }, 'ACTIVE', true],
  ['begins tomorrow', { validFrom: '2026-05-11' }, 'AHEAD', false],
  ['is used up', { lastNumber: 200 }, 'USED_UP', false],
  ['is used up, and was valid', { lastNumber: 200, validTo: '2026-05-09' }, 'EXPIRED', false],
  ['has a tenth left', { lastNumber: 190 }, 'ENDING', true],
  ['has one more than that', { lastNumber: 189 }, 'ACTIVE', true],
])('a range that %s', (_, some, state, numbers) => {
  expect(authorizationState({ ...range, ...some }, today)).toBe(state);
  expect(numbersNow({ ...range, ...some }, today)).toBe(numbers);
});

test.each([
  [true, true],
  [false, false],
  [null, false],
])('who answers for IVA %s invoices itself: %s', (ivaResponsible, invoices) => {
  expect(invoicesItself(ivaResponsible)).toBe(invoices);
});

test.each([
  [{ state: 'ACCEPTED', provider: 'local' }, true],
  [{ state: 'ACCEPTED', provider: 'other' }, false],
  [{ state: 'REJECTED', provider: 'local' }, false],
] as const)('%o was sent to nobody: %s', (sent, untransmitted) => {
  expect(isUntransmitted(sent)).toBe(untransmitted);
});

test('documents name their number and their event', () => {
  expect(printedNumber({ prefix: 'DS', number: 123 })).toBe('DS123');
  expect(eventWords({ name: 'Feria', code: '' })).toBe('Feria');
  expect(eventWords({ name: 'Feria', code: 'COT-00001' })).toBe('Feria (COT-00001)');
});
