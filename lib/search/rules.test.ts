import { expect, test } from 'vitest';
import { codeIn, paperCodeIn } from './rules';

test.each([
  ['COT-01485', 1485],
  [' cot 1485 v2 ', 1485],
  ['cot1485', 1485],
  ['#1485', 1485],
  ['OT-01485', 1485],
  ['t 1485', 1485],
  ['1485', 1485],
  ['0', 0],
  ['123456789', null],
  ['CTR-1', null],
  ['1485 a', null],
  ['', null],
])('%s is the quotation %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test.each([
  ['CONTRACT', 'CTR-2026-00012', { code: 12, year: 2026 }],
  ['CONTRACT', 'contrato 12', { code: 12, year: null }],
  ['CONTRACT', '12', { code: 12, year: null }],
  ['CONTRACT', 'ctr 00012', { code: 12, year: null }],
  ['CONTRACT', 'cc-12', null],
  ['CLAIM', 'CC-00012', { code: 12, year: null }],
  ['CLAIM', 'cuenta de cobro 12', { code: 12, year: null }],
  ['CLAIM', 'cuenta 12', { code: 12, year: null }],
  ['CLAIM', '12', { code: 12, year: null }],
  ['CLAIM', 'contrato 12', null],
] as const)('as a %s %s is %o', (kind, text, code) => {
  expect(paperCodeIn(kind, text)).toEqual(code);
});
