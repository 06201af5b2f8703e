import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReserved, slugCandidates, slugOf } from './rules';

const ID = '0a1b2c3d-0000-4000-8000-000000000000';

test.each([
  ['Ñandú & Cía. S.A.S.', 'nandu-cia-s-a-s'],
  ['--Casa--Norte--', 'casa-norte'],
  ['¡¿?!', ''],
  ['', ''],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  [`${'a'.repeat(41)}`, 'a'.repeat(40)],
])('%s as a slug is %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test.each([
  ['Casa Norte', ['casa-norte', 'casa-norte-2', 'casa-norte-3', 'casa-norte-4', 'casa-norte-0a1b2c3d']],
  [
    'Talento',
    [
      'agencia-talento',
      'agencia-talento-2',
      'agencia-talento-3',
      'agencia-talento-4',
      'agencia-talento-0a1b2c3d',
    ],
  ],
  ['AB', ['agencia-ab', 'agencia-ab-2', 'agencia-ab-3', 'agencia-ab-4', 'agencia-ab-0a1b2c3d']],
  ['ABC', ['abc', 'abc-2', 'abc-3', 'abc-4', 'abc-0a1b2c3d']],
  ['¡!', ['agencia-0a1b2c3d']],
])('%s tries', (name, slugs) => {
  expect(slugCandidates(name, ID)).toEqual(slugs);
});

test('a long name is cut where a word ends, and keeps room for what tells it apart', () => {
  const [first, second, , , last] = slugCandidates(`${'a'.repeat(30)} ${'b'.repeat(30)}`, ID);
  expect(first).toBe(`${'a'.repeat(30)}-${'b'.repeat(9)}`);
  expect([second, last]).toEqual([`${'a'.repeat(30)}-2`, `${'a'.repeat(30)}-0a1b2c3d`]);
});

test('whatever the name, each is a slug of its own that an address can hold', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: fc.constantFrom(...'abñ -.&é1') }), (name) => {
      const slugs = slugCandidates(name, ID);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) {
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length >= 3 && slug.length <= 40 && !isReserved(slug)).toBe(true);
      }
    }),
  );
});
