import { expect, test } from 'vitest';
import { readCentimetres, readKilograms, severalOf } from './read-cells';

test.each([
  ['172', 172],
  ['172 cm', 172],
  ['172 centímetros', 172],
  ['1,72', 172],
  ['1.72 m', 172],
  ['1.72 mts', 172],
  ['1.7', 170],
  ['1m72', 172],
  ['1 m 72 cm', 172],
  ['5\'7"', 170],
  ['5 pies 7 pulgadas', 170],
  ['86,5', 86.5],
  ['17,2', null],
  ['alta', null],
  ['5000', null],
  ['90-60-90', null],
  ['0,5', 50],
])('the measure %s is %s', (written, centimetres) => {
  expect(readCentimetres(written)).toBe(centimetres);
});

test.each([
  ['58', 58],
  ['58 kg', 58],
  ['58,5', 58.5],
  ['delgada', null],
])('the weight %s is %s', (written, kilograms) => {
  expect(readKilograms(written)).toBe(kilograms);
});

test('a cell names several', () => {
  expect(severalOf('Modelo, Actriz y presentadora / DJ')).toEqual(['Modelo', 'Actriz', 'presentadora', 'DJ']);
});
