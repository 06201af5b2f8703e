import { expect, test } from 'vitest';
import { FIXED } from '../choices/rules/choosable';
import { chosenRows } from './choice-words';
import type { OfferLine } from './offer-content';
import { lineDetail } from './wording';

const line = (alternative?: string | null, taken = false): OfferLine => ({
  profile: 'Músico',
  genders: [{ gender: 'MASCULINO', quantity: 4 }],
  ...{ days: 1, unitPrice: 1, subtotal: 4, iva: 0 },
  ...(alternative === undefined
    ? {}
    : { choice: { ...FIXED, optional: alternative === null, alternative, taken } }),
});
const detailsOf = (lines: readonly OfferLine[]) => lines.map((_, place) => lineDetail(lines, place));

test('a group counts its own lines: neither those that stand as they are nor those of another group', () => {
  expect(detailsOf([line(), line(), line('Tarde'), line('Tarde', true)])).toEqual([
    '4 hombres',
    '4 hombres',
    '4 hombres · opción 1',
    '4 hombres · opción 2',
  ]);
  expect(detailsOf([line(), line(null)])).toEqual(['4 hombres', '4 hombres']);
  expect(detailsOf([line(null), line(null)])).toEqual(['4 hombres · opción 1', '4 hombres · opción 2']);
});

test('what was taken is told from what was left by one name each, which its line has too', () => {
  const lines = [
    ...[line('Tarde', true), line('Tarde')],
    ...[line('Noche'), line('Noche', true)],
    line(null, true),
    line('Brindis'),
  ];
  const details = detailsOf(lines);
  expect(new Set(details).size).toBe(lines.length);
  expect(chosenRows({ lines })).toEqual([
    ['Con', [0, 3, 4].map((place) => `Músico (${details[place]})`).join(', ')],
    ['Sin', [1, 2, 5].map((place) => `Músico (${details[place]})`).join(', ')],
  ]);
  expect(details[3]).toBe('4 hombres · opción 2 de «Noche»');
  expect(details[5]).toBe('4 hombres · de «Brindis»');
});
