import { expect, test } from 'vitest';
import { codeOfMessage } from './code-of-message.ts';

test.each([
  ['ANA, ESCRIBE ESTE CÓDIGO PARA FIRMAR: LANZAMIENTO 693539\n\n204813\n\nVale 10 minutos.', '204813'],
  ['Elenco: 004813 es tu código para abrir tu contrato del evento 693539', '004813'],
])('the code of a message is not another number in it: %j', (text, code) => {
  expect(codeOfMessage({ text })).toBe(code);
});

test('a message without a code has none', () => {
  expect(() => codeOfMessage({ text: 'Firma tu contrato: Lanzamiento 693539' })).toThrow('No code');
});
