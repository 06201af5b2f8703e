import { expect, test } from 'vitest';
import { plainWords } from './plain-words';

test.each([
  ['Su cuenta fue bloqueada: ingrese a https://evil.example/x', 'Su cuenta fue bloqueada: ingrese a …'],
  ['escribe a soporte@evil.example ya', 'escribe a … ya'],
  ['evil.example/entrar, www.evil', '… …'],
  ['evil.co\r\nBcc: alguien', '… Bcc: alguien'],
  ['Producciones S.A.S. y J. Pérez, 3.5 km', 'Producciones S.A.S. y J. Pérez, 3.5 km'],
])('%s', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});
