import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrebKey } from '@/lib/core/breb-key';
import { accountFits, lastDigits, readAccount } from './rules';

test.each([
  ['310 555 1234', 'phone', '3105551234'],
  ['+57 (310) 555-1234', 'phone', '3105551234'],
  ['573105551234', 'phone', '3105551234'],
  ['1.020.304.050', 'document', '1020304050'],
  ['ab-123456', 'document', 'AB123456'],
  ['0012345678', 'document', '0012345678'],
  [' Ana.Perez@Correo.Example ', 'email', 'ana.perez@correo.example'],
  ['@ana123\u200B', 'alphanumeric', '@ANA123'],
])('%s is a key: %s', (typed, kind, key) => {
  expect(readBrebKey(typed)).toEqual({ kind, key });
  expect(readAccount({ typeAccount: 'LLAVE', account: typed })).toBe(key);
});

test.each(['', '@', '@an', '@ana pérez', 'ana@', 'ana', '12', '123/456', `${'a'.repeat(90)}@b.co`])(
  '«%s» is none',
  (typed) => {
    expect(readBrebKey(typed)).toBeNull();
    expect(accountFits({ typeAccount: 'LLAVE', account: typed })).toBe(false);
  },
);

test('what is read stays the same when it is read again, and no account of digits is taken for a key', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^@?[\w .+-]{0,25}$/)),
      (typed) => {
        const read = readBrebKey(typed);
        if (read) expect(readBrebKey(read.key)).toEqual(read);
      },
    ),
  );
  expect(accountFits({ typeAccount: 'AHORROS', account: '@ANA123' })).toBe(false);
});

test('of a key no more is shown than of an account', () => {
  expect(['00123456789', 'ana.perez@correo.example', '@ANA123'].map(lastDigits)).toEqual([
    '6789',
    'erez',
    'A123',
  ]);
});
