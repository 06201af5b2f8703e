import { expect, test } from 'vitest';
import { reach } from './reach';

test('says whom an act reaches, and of the others why not, together', () => {
  const rows = ['ana', 'beto', 'caro', 'dani'].map((name) => ({ name }));
  const { whom, left } = reach(
    rows,
    ({ name }) => ({ beto: 'ya está.', caro: 'falta algo.', dani: 'ya está.' })[name] ?? null,
    ({ name }) => name.toUpperCase(),
  );
  expect(whom).toEqual([{ name: 'ana' }]);
  expect([...left]).toEqual([
    ['ya está.', ['BETO', 'DANI']],
    ['falta algo.', ['CARO']],
  ]);
});
