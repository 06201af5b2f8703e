import { expect, test } from 'vitest';
import { folderOf, uniqueNames } from './rules';

test.each([
  [
    ['a.pdf', 'b.pdf'],
    ['a.pdf', 'b.pdf'],
  ],
  [
    ['a.pdf', 'A.PDF', 'a.pdf'],
    ['a.pdf', 'A (2).PDF', 'a (3).pdf'],
  ],
  [
    ['a (2).pdf', 'a.pdf', 'a.pdf'],
    ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
  ],
  [
    ['a', 'a'],
    ['a', 'a (2)'],
  ],
  [
    ['x.y/a', 'x.y/a'],
    ['x.y/a', 'x.y/a (2)'],
  ],
  [
    ['x/.a', 'x/.a'],
    ['x/.a', 'x/.a (2)'],
  ],
  [
    ['.a', '.a'],
    ['.a', '.a (2)'],
  ],
])('%j in one ZIP', (names, unique) => {
  expect(uniqueNames(names)).toEqual(unique);
});

test('a folder has the words of its papers', () => {
  expect(folderOf('Cuentas de cobro')).toBe('cuentas-de-cobro');
  expect(folderOf('Certificados, año 2')).toBe('certificados-ano-2');
});
