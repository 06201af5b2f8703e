import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasForeignSigns, namesNobody, passesForOther } from './others-names';

const OTHERS = [
  'Elenco',
  'Bancolombia',
  'Banco Davivienda',
  'Banco de Bogota',
  'Banco de Occidente',
  'Nequi',
];

test.each([
  'Elenco',
  'ELENCO ',
  'É l e n c o',
  'Soporte Elenco',
  'Elenco Colombia S.A.S.',
  'Equipo de pagos de Elenco',
  'Bancolombia',
  'Banco lombia',
  'Davivienda',
  'Davivienda Seguridad',
  'Banco de Bogotá',
  'Alertas Banco de Bogotá',
  'Nequi',
])('%s passes for another', (name) => {
  expect(passesForOther(name, OTHERS)).toBe(true);
});

test.each([
  'Elenco Norte',
  'Casa Norte',
  'Occidente Producciones',
  'Occidente',
  'Bogotá Casting',
  'María Elenco Rojas',
  'Nequiel Modelos',
])('%s is a name of its own', (name) => {
  expect(passesForOther(name, OTHERS)).toBe(false);
});

test('fillers, accents and case before and after a name hide nothing', () => {
  const filler = fc.constantFrom('Soporte', 'equipo de', 'PAGOS', 'S.A.S.', 'Colombia', '', '&', '-');
  fc.assert(
    fc.property(filler, fc.constantFrom(...OTHERS), filler, (before, name, after) => {
      expect(passesForOther(`${before} ${name.toUpperCase()} ${after}`, OTHERS)).toBe(true);
    }),
  );
});

test('names nobody, or holds signs of addresses and of other scripts', () => {
  expect(['Equipo de soporte', 'Seguridad Colombia', 'Casa Norte'].map(namesNobody)).toEqual([
    true,
    true,
    false,
  ]);
  const signs = ['Norte <a@b.co>', 'Εlenco', 'Casa "Norte"', "Peñaloza & Hijas (S.A.S.), D'Arte 24/7"];
  expect(signs.map(hasForeignSigns)).toEqual([true, true, true, false]);
});
