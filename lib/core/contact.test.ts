import { expect, test } from 'vitest';
import { emptyToNull, formatPhone, stripPhone, whatsAppUrl } from './contact';

test('a phone is kept as digits, shown in groups and called in full', () => {
  expect(stripPhone('(300) 123-4567')).toBe('3001234567');
  expect(formatPhone('3001234567', '57')).toBe('+57 300 123 4567');
  expect(formatPhone('987654321', '51')).toBe('+51 987654321');
  expect(whatsAppUrl('3001234567', '57')).toBe('https://wa.me/573001234567');
});

test.each([undefined, null, '', '  '])('%j is kept as null', (value) => {
  expect(emptyToNull(value)).toBeNull();
});
