import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readPhone } from '@/lib/core/readers/phone';
import { phoneAsTyped, phoneOf } from './phone-typing';

/** The text after each key, as a person types at its end. */
const type = (keys: string, start = ''): string =>
  [...keys].reduce((text, key) => phoneAsTyped(text + key, text), start);

describe('typing', () => {
  it('[2.5/ride phone digits] takes its form digit by digit', () => {
    expect(type('3')).toBe('(3');
    expect(type('3001')).toBe('(300) 1');
    expect(type('300 123-4567')).toBe('(300) 123-4567');
  });

  it('[1.5/phone first digit] [1.9/ten digits] takes ten digits, none of them a leading zero, and no letters', () => {
    expect(type('030012345678')).toBe('(300) 123-4567');
    expect(type('0')).toBe('');
    expect(type('abc')).toBe('');
    expect(type('3a0b0')).toBe('(300');
  });

  it('takes the code of the own country before it, and shows another one as it is typed', () => {
    expect(type('+573001234567')).toBe('(300) 123-4567');
    expect(type('573001234567')).toBe('(300) 123-4567');
    expect(type('+13055550123')).toBe('+13055550123');
  });
});

test.each([
  ['+57 300 123 4567', '57', '(300) 123-4567'],
  ['573001234567', '57', '(300) 123-4567'],
  ['0057 300 123 4567', '57', '(300) 123-4567'],
  ['\u202a+57 300 123\u20114567\u202c', '57', '(300) 123-4567'],
  ['tel:+573001234567', '57', '(300) 123-4567'],
  ['(601) 745-6789', '57', '(601) 745-6789'],
  ['+1 305 555 0123', '57', '+1 305 555 0123'],
  ['+1 305 555 0123', '1', '(305) 555-0123'],
  ['+52 55 1234 5678', '52', '(551) 234-5678'],
  ['+34 612 34 56 78', '57', '+34 612 34 56 78'],
  ['3001234567 / 3109876543', '57', '3001234567 / 3109876543'],
  ['12345678901', '57', '12345678901'],
  ['llamar a Ana 300', '57', 'llamar a Ana 300'],
  ['no tiene', '57', ''],
  ['+34 612 34 56 78', '34', '+34 612 34 56 78'],
  ['987 654 321', '51', '987 654 321'],
])('%s pasted where +%s is shown as %s', (pasted, dialingCode, shown) => {
  for (const before of ['', '(310) 987-6543']) expect(phoneAsTyped(pasted, before, dialingCode)).toBe(shown);
});

it('what is pasted is never another number', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789+() -.x'), minLength: 2, maxLength: 24 });
  fc.assert(
    fc.property(text, (pasted) => {
      const shown = phoneAsTyped(pasted);
      const read = readPhone(shown, '57');
      if (!read || 'problem' in read) return;
      expect(read).toMatchObject(readPhone(pasted.replace(/^[^\d+]*0+(?=3|60)/, ''), '57') ?? {});
    }),
    { numRuns: 3000 },
  );
});

it('keeps the digits of what is shown in the form, and any other text', () => {
  expect(phoneOf('(300) 123-4567')).toBe('3001234567');
  expect(phoneOf('(300')).toBe('300');
  expect(phoneOf('+1 305 555 0123')).toBe('+1 305 555 0123');
  expect(phoneOf('')).toBe('');
});
