import { describe, expect, it } from 'vitest';
import { caretAfter, phoneAsTyped } from './format-as-typed';

describe('phoneAsTyped', () => {
  it('[2.5/ride phone digits] takes its form digit by digit', () => {
    expect(phoneAsTyped('3')).toBe('(3');
    expect(phoneAsTyped('3001')).toBe('(300) 1');
    expect(phoneAsTyped('300 123-4567')).toBe('(300) 123-4567');
  });

  it('[1.5/phone first digit] [1.9/ten digits] takes ten digits, none of them a leading zero', () => {
    expect(phoneAsTyped('0300123456789')).toBe('(300) 123-4567');
    expect(phoneAsTyped('abc')).toBe('');
  });
});

describe('caretAfter', () => {
  it('stays behind the same digits', () => {
    expect(caretAfter('1.8', '1.850.000')).toBe(3);
    expect(caretAfter('1850', '1.850')).toBe(5);
    expect(caretAfter('(3001', '(300) 1')).toBe(7);
    expect(caretAfter('', '1.850')).toBe(0);
  });
});
