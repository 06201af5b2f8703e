import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitFullName } from './full-name';

test.each([
  ['Ana Peña', 'Ana', 'Peña'],
  ['Ana Peña Gómez', 'Ana', 'Peña Gómez'],
  ['Ana María Peña', 'Ana María', 'Peña'],
  ['Ana María Peña Gómez', 'Ana María', 'Peña Gómez'],
  ['  ana   PEÑA ', 'ana', 'PEÑA'],
  ['Juan de la Cruz', 'Juan', 'de la Cruz'],
  ['Juan Pablo de la Espriella Gómez', 'Juan Pablo', 'de la Espriella Gómez'],
  ['María de los Ángeles Ruiz', 'María de los Ángeles', 'Ruiz'],
  ['María del Pilar Ruiz Díaz', 'María del Pilar', 'Ruiz Díaz'],
  ['Peña Gómez, Ana María', 'Ana María', 'Peña Gómez'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Ana Lucía Sofía Peña Gómez', 'Ana Lucía Sofía', 'Peña Gómez'],
  ['Shakira', 'Shakira', ''],
  ['', '', ''],
])('%s', (typed, name, lastname) => {
  expect(splitFullName(typed)).toEqual({ name, lastname });
});

test.each([
  ['Peña Gómez Ana María', 'Ana María', 'Peña Gómez'],
  ['Peña Gómez Ana', 'Ana', 'Peña Gómez'],
  ['Peña Ana', 'Ana', 'Peña'],
  ['Peña Ana María', 'Ana María', 'Peña'],
  ['de la Cruz Ruiz Juan', 'Juan', 'de la Cruz Ruiz'],
  ['PEÑA, Ana', 'Ana', 'PEÑA'],
])('%s, surnames first', (typed, name, lastname) => {
  expect(splitFullName(typed, true)).toEqual({ name, lastname });
});

test('no word is lost or added', () => {
  const word = fc.constantFrom('Ana', 'María', 'de', 'la', 'Peña', 'Gómez', 'del', 'Río', 'O’Brien');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), fc.boolean(), (words, first) => {
      const { name, lastname } = splitFullName(words.join(' '), first);
      const said = first ? [lastname, name] : [name, lastname];
      expect(said.filter(Boolean).join(' ')).toBe(words.join(' '));
    }),
  );
});
