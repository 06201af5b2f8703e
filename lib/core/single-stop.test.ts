import { expect, it } from 'vitest';
import { singleStop } from './single-stop';

it.each([
  [
    'está en manos de Casa Norte Producciones S.A.S.. Te enviamos una copia.',
    'está en manos de Casa Norte Producciones S.A.S. Te enviamos una copia.',
  ],
  ['Cargando...', 'Cargando...'],
  ['Es de Uno S.A.S..', 'Es de Uno S.A.S.'],
  ['a....b', 'a....b'],
  ['Responde antes de las 6:00 p. m.. Gracias.', 'Responde antes de las 6:00 p. m. Gracias.'],
  ['..', '.'],
])('%s reads %s', (text, read) => {
  expect(singleStop(text)).toBe(read);
});
