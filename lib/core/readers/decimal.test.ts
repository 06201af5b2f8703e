import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalWords, type ReadDecimal, readPercent, readRate, readUnits } from './decimal';

const said = (read: ReadDecimal | null) => read && ('value' in read ? read.value : `no: ${read.problem}`);

test.each([
  ['4.123,45', '4123.45'],
  ['4123,45', '4123.45'],
  ['$ 4.123,45', '4123.45'],
  ['4.123,45 COP', '4123.45'],
  ['COP 4.123', '4123'],
  ['4123', '4123'],
  ['4.123', '4123'],
  ['1.234.567,5', '1234567.5'],
  ['0,000245', '0.000245'],
  ['0,123', '0.123'],
  [',5', '0.5'],
  ['4123,000', '4123'],
  ['4\u00a0123,5', '4123.5'],
  ['４１２３', '4123'],
  ['4123.45', '4123.45'],
  ['4,123.45', '4123.45'],
  ['$ 1,234,567.89', '1234567.89'],
  ['1.234.567,89', '1234567.89'],
  ['1,234,567', '1234567'],
  ['4,123', 'no: unclear'],
  ['1,23,456', 'no: unclear'],
  ['1,234.567.8', 'no: unclear'],
  ['1.234.56', 'no: unclear'],
  ['41.23', 'no: unclear'],
  ['4.12,3', 'no: unclear'],
  ['4.123%', 'no: unclear'],
  ['-4123', 'no: unclear'],
  ['4e3', 'no: unclear'],
  ['0x10', 'no: unclear'],
  ['cuatro mil', 'no: unclear'],
  ['4123,', 'no: unclear'],
  ['$', 'no: unclear'],
  ['0,1234567', 'no: decimals'],
  ['', null],
  ['  ', null],
])('as a rate, «%s» is %s', (typed, expected) => {
  expect(said(readRate(typed))).toBe(expected);
});

test.each([
  ['27', '27'],
  ['10,5', '10.5'],
  ['10.5', '10.5'],
  ['10.50', '10.5'],
  ['1.000', '1000'],
  ['1.000,25', '1000.25'],
  ['1,000.25', '1000.25'],
  ['95 ', '95'],
  ['0', '0'],
  ['1,000', 'no: unclear'],
  ['10.5.2', 'no: unclear'],
  ['27,125', 'no: unclear'],
  ['1000,125', 'no: decimals'],
  ['27 UVT', '27'],
  ['$ 27', 'no: unclear'],
  ['27 %', 'no: unclear'],
  ['27 COP', 'no: unclear'],
  ['veintisiete', 'no: unclear'],
  ['', null],
])('as units of tax, «%s» is %s', (typed, expected) => {
  expect(said(readUnits(typed))).toBe(expected);
});

test('a percentage that may be whole takes a hundred, and no more', () => {
  expect(said(readPercent('100', 2, true))).toBe('100');
  expect(said(readPercent('100 %', 2, true))).toBe('100');
  expect(said(readPercent('100,01', 2, true))).toBe('no: percent');
  expect(said(readPercent('99,99'))).toBe('99.99');
});

test.each([
  ['$19', 'no: unclear'],
  ['USD 19', 'no: unclear'],
  ['19 COP', 'no: unclear'],
  ['%19', 'no: unclear'],
  ['25', '25'],
  ['2,5', '2.5'],
  ['2.5', '2.5'],
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['20.75', '20.75'],
  ['18,50 %', '18.5'],
  ['25%', '25'],
  ['0', '0'],
  ['05', '5'],
  ['99,99', '99.99'],
  ['100', 'no: percent'],
  ['100,5', 'no: percent'],
  ['33.333', 'no: decimals'],
  ['33,333', 'no: decimals'],
  ['-5', 'no: unclear'],
  ['1.234,5', 'no: unclear'],
  ['1234', 'no: unclear'],
  ['12,5,1', 'no: unclear'],
  ['veinte', 'no: unclear'],
  ['', null],
])('as a percentage, «%s» is %s', (typed, expected) => {
  expect(said(readPercent(typed))).toBe(expected);
});

describe('what was read', () => {
  test('is read again as it is shown', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(99), (whole, cents) => {
        const value =
          cents === 0 ? `${whole}` : `${whole}.${String(cents).padStart(2, '0').replace(/0$/, '')}`;
        expect(said(readRate(decimalWords(value)))).toBe(value);
      }),
    );
  });

  test('is a number or refused, whatever is typed', () => {
    const anything = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,%$ -]{0,12}$/));
    fc.assert(
      fc.property(anything, (typed) => {
        for (const read of [readRate(typed), readPercent(typed)]) {
          if (read && 'value' in read) expect(read.value).toMatch(/^\d+(\.\d*[1-9])?$/);
        }
        const percent = readPercent(typed);
        if (percent && 'value' in percent) expect(Number(percent.value)).toBeLessThan(100);
      }),
      { numRuns: 2_000 },
    );
  });
});
