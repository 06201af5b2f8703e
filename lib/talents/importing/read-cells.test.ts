import { expect, test } from 'vitest';
import { severalOf } from './read-cells';

test('a cell names several', () => {
  expect(severalOf('Modelo, Actriz y presentadora / DJ')).toEqual(['Modelo', 'Actriz', 'presentadora', 'DJ']);
});
