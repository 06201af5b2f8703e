import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withCheckDigit } from './nit';
import { readSupplierNumber } from './supplier-number';

test('reads a NIT with and without check digit and points, a cédula and a foreign document', () => {
  const read = (typed: string) => readSupplierNumber(typed);
  expect(['900.373.115-3', '900373115', ' 52.123.456 ', 'ab 123456'].map(read)).toEqual([
    '900373115',
    '900373115',
    '52123456',
    'AB123456',
  ]);
  for (const wrong of ['', '900373115-4', '1234', 'Cocina Sur', 'ABCDEF', '=1+1', '9'.repeat(16)])
    expect(read(wrong)).toBeNull();
});

test('of what was read the same is read again, and a NIT with its check digit is the one without', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (typed) => {
      const read = readSupplierNumber(typed);
      if (read !== null) expect(readSupplierNumber(read)).toBe(read);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 200_000_000, max: 999_999_999 }), (nit) => {
      expect(readSupplierNumber(withCheckDigit(String(nit)))).toBe(String(nit));
    }),
  );
});
