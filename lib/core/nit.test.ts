import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedCheckDigit, nitCheckDigit, readNit, withCheckDigit } from './nit';

test.each([
  ['800197268', 4],
  ['899999063', 3],
  ['900373115', 3],
  ['860002964', 4],
  ['890903938', 8],
  ['900000000', 5],
])('DIAN gives %s the digit %i', (number, digit) => {
  expect(nitCheckDigit(number)).toBe(digit);
});

test.each([
  ['900373115', '900373115', null],
  ['900.373.115-3', '900373115', 3],
  [' 900 373 115 – 3 ', '900373115', 3],
  ['9003731153', '900373115', 3],
  ['999.820.114 4', '999820114', 4],
  ['1999637410', '1999637410', null],
  ['1.999.637.410-5', '1999637410', 5],
  ['19996374105', '1999637410', 5],
  ['52.111.222', '52111222', null],
  ['52111222-7', '52111222', 7],
])('%s is the number %s with the digit %s', (typed, number, checkDigit) => {
  expect(readNit(typed)).toEqual({ number, checkDigit });
});

test.each(['', '-', '1234', 'ABC900373115', '900-373-115-3-1-2-3-4', '91763789123456'])(
  '%s is no NIT',
  (typed) => {
    expect(readNit(typed)).toBeNull();
    expect(expectedCheckDigit(typed)).toBeNull();
  },
);

describe('over random numbers', () => {
  const numbers = fc.oneof(
    fc.integer({ min: 800_000_000, max: 999_999_999 }),
    fc.integer({ min: 1_000_000_000, max: 1_999_999_999 }),
  );

  test('the digit that is computed fits, dotted or not', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const whole = withCheckDigit(String(number));
        const dotted = `${number.toLocaleString('es-CO')}${whole.slice(-2)}`;
        expect([whole, dotted, whole.replace('-', '')].map(expectedCheckDigit)).toEqual([null, null, null]);
      }),
    );
  });

  const wrongDigit = (whole: string, place: number, shift: number): string => {
    const digits = [...whole];
    const places = digits.flatMap((character, index) => (character === '-' ? [] : [index]));
    const at = places[place % places.length] ?? 0;
    digits[at] = String((Number(digits[at]) + shift) % 10);
    return digits.join('');
  };
  const shifts = fc.integer({ min: 1, max: 9 });

  // DIAN gives the digit 1 to two of the eleven rests (1 and 10), so it alone can hide an error of the number.
  test('one wrong digit anywhere is found, where the check digit is not 1', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), shifts, (number, place, shift) => {
        fc.pre(nitCheckDigit(String(number)) !== 1);
        expect(expectedCheckDigit(wrongDigit(withCheckDigit(String(number)), place, shift))).not.toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test('a wrong check digit is always found, and the right one is told', () => {
    fc.assert(
      fc.property(numbers, shifts, (number, shift) => {
        const right = nitCheckDigit(String(number));
        expect(expectedCheckDigit(`${number}-${(right + shift) % 10}`)).toBe(right);
      }),
    );
  });
});
