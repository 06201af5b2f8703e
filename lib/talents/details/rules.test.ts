import { expect, test } from 'vitest';
import { birthdateProblem, talentColumns } from './rules';

test.each([
  ['1899-12-31', 'validation.birthdate'],
  ['1900-01-01', null],
  ['2026-05-09', null],
  ['2026-05-10', 'validation.birthdate'],
  ['2026-05-11', 'validation.birthdate'],
])('born on %s, read on 2026-05-10: %s', (birthdate, problem) => {
  expect(birthdateProblem(birthdate, '2026-05-10')).toBe(problem);
});

test.each([
  ['nothing', {}, {}],
  ['a text that is cleared', { alias: '' }, { alias: null }],
  ['a network', { instagram: 'ana' }, { instagram: 'ana' }],
  ['a name', { name: 'Ana' }, { name: 'Ana' }],
  ['the type of its document', { typeDocumentId: 1 }, { documentTypeId: 1 }],
  ['a birth date, also none', { birthdate: null }, { birthdate: null }],
  ['a city, also none', { residenceCityId: null }, { residenceCityId: null }],
  ['an agency of its own, also none', { exclusiveAgencyId: null }, { exclusiveAgencyId: null }],
  ['that it may not order rides', { mayOrderRides: false }, { mayOrderRides: false }],
  ['the telephone, which is read elsewhere', { phone: '300' }, {}],
])('a patch that names %s', (_, data, columns) => {
  expect(talentColumns(data as Parameters<typeof talentColumns>[0])).toEqual(columns);
});
