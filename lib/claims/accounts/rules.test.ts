import { expect, test } from 'vitest';
import { accountProblem } from './rules';

const bank = { kind: 'BANK', code: '1007', accountType: 'AHORROS', number: '123456' } as const;
test.each([
  ['a number of 6 digits', {}, null],
  ['a number of 5 digits', { number: '12345' }, 'digits'],
  ['a number of 17 digits', { number: '1'.repeat(17) }, null],
  ['a number of 18 digits', { number: '1'.repeat(18) }, 'digits'],
  ['a number with hyphens', { number: '123-456' }, 'digits'],
  ['a bank abroad', { kind: 'FOREIGN' }, 'foreign'],
  ['a bank without a code', { code: null }, 'foreign'],
  ['a wallet of a mobile', { kind: 'WALLET', number: '3001234567' }, null],
  ['a wallet of a landline', { kind: 'WALLET', number: '6011234567' }, 'mobile'],
  ['a wallet with a digit too many', { kind: 'WALLET', number: '30012345678' }, 'mobile'],
  ['a wallet with a country', { kind: 'WALLET', number: '573001234567' }, 'mobile'],
  ['a key that is a mail', { accountType: 'LLAVE', number: 'ana@casa.co' }, null],
  ['a key that is none', { accountType: 'LLAVE', number: 'x' }, 'key'],
] as const)('money sent to %s', (_, some, problem) => {
  expect(accountProblem({ ...bank, ...some })).toBe(problem);
});
