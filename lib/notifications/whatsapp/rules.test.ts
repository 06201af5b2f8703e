import { describe, expect, it, test } from 'vitest';
import { buttonPayload, canonicalNumber, readPayload, templateText, templateValue, wishOf } from './rules';

describe('wishOf', () => {
  it.each(['STOP', 'Baja', 'baja.', 'NO MÁS', 'no  mas', '¡BAJA!', ' salir '])(
    '%s asks for no more messages',
    (text) => {
      expect(wishOf(text)).toBe('LEAVE');
    },
  );
  it.each(['Alta', 'start', 'Volver'])('%s asks for messages again', (text) => {
    expect(wishOf(text)).toBe('RETURN');
  });
  it.each(['Bajas de estatura?', 'no puedo más tarde', 'hola', '', '👍', 'no'])(
    '%s asks for neither',
    (text) => {
      expect(wishOf(text)).toBe('TALK');
    },
  );
});

test('the two ways of writing a number are one', () => {
  const pairs = [
    ['5215512345678', '525512345678'],
    ['5491123456789', '541123456789'],
    ['5511987654321', '551187654321'],
    ['573001234567', '573001234567'],
  ];
  for (const [one = '', other = ''] of pairs) expect(canonicalNumber(one)).toBe(canonicalNumber(other));
});

test('a value fits a parameter: one line, no runs of spaces, not empty, not too long', () => {
  expect(templateValue(' Cra 7\n\t# 45     - 10 ')).toBe('Cra 7 # 45 - 10');
  expect(templateValue('  ')).toBe('-');
  expect(templateValue('Responde antes del 2 de Diciembre, 6:00 p. m..')).toBe(
    'Responde antes del 2 de Diciembre, 6:00 p. m.',
  );
  expect(templateValue('a'.repeat(400))).toHaveLength(250);
});

test('values stand in their places, and none is read as a place', () => {
  expect(templateText('{{2}} y {{1}} y {{3}}', ['a', '{{1}}'])).toBe('{{1}} y a y {{3}}');
});

test('a payload is read back, and nothing else is', () => {
  const secret = 'A'.repeat(42).concat('_');
  expect(readPayload(buttonPayload('YES', secret))).toEqual({ choice: 'YES', secret });
  for (const other of ['', 'YES', `YES.${secret}x`, `yes.${secret}`, `YES.${secret}\n`, `${secret}`]) {
    expect(readPayload(other)).toBeNull();
  }
});
