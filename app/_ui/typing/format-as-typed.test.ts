import { describe, expect, it } from 'vitest';
import { amountAsTyped, caretAfter, minorFromTyped, phoneAsTyped } from './format-as-typed';

describe('phoneAsTyped', () => {
  it('takes its form digit by digit', () => {
    expect(phoneAsTyped('3')).toBe('(3');
    expect(phoneAsTyped('3001')).toBe('(300) 1');
    expect(phoneAsTyped('300 123-4567')).toBe('(300) 123-4567');
  });

  it('takes ten digits, none of them a leading zero', () => {
    expect(phoneAsTyped('0300123456789')).toBe('(300) 123-4567');
    expect(phoneAsTyped('abc')).toBe('');
  });
});

describe('amountAsTyped', () => {
  it('groups thousands', () => {
    expect(amountAsTyped('1850000', 0)).toBe('1.850.000');
    expect(amountAsTyped('1.8500', 0)).toBe('18.500');
    expect(amountAsTyped('007', 0)).toBe('7');
    expect(amountAsTyped('', 0)).toBe('');
  });

  it('knows how many decimals a currency has', () => {
    expect(amountAsTyped('1234,567', 2)).toBe('1.234,56');
    expect(amountAsTyped('1234,', 2)).toBe('1.234,');
    expect(amountAsTyped(',5', 2)).toBe('0,5');
    expect(amountAsTyped('12,5', 0)).toBe('12');
  });
});

describe('minorFromTyped', () => {
  it('is exact', () => {
    expect(minorFromTyped('1.850.000', 0)).toBe(1850000);
    expect(minorFromTyped('1.234,5', 2)).toBe(123450);
    expect(minorFromTyped('0,07', 2)).toBe(7);
    expect(minorFromTyped('', 0)).toBeNull();
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
