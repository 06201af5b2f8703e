import { describe, expect, test } from 'vitest';
import { companyDocuments, type Place, placeProblems, splitName } from './rules';

test.each([
  ['Ana', 'Ana', ''],
  ['Ana Peñaloza', 'Ana', 'Peñaloza'],
  ['Ana  Peñaloza Ruiz', 'Ana', 'Peñaloza Ruiz'],
  ['Ana María Peñaloza Ruiz', 'Ana María', 'Peñaloza Ruiz'],
  ['María de los Ángeles Peñaloza Ruiz', 'María de los Ángeles', 'Peñaloza Ruiz'],
])('%s is %s and %s', (whole, name, lastname) => {
  expect(splitName(whole)).toEqual({ name, lastname });
});

const colombia: Place = {
  dialingCode: '57',
  documentTypes: [
    { id: 1, code: 'CC', appliesTo: 'PERSON' },
    { id: 2, code: 'NIT', appliesTo: 'COMPANY' },
  ],
};
const peru: Place = {
  dialingCode: '51',
  documentTypes: [
    { id: 10, code: 'DNI', appliesTo: 'PERSON' },
    { id: 11, code: 'RUC', appliesTo: 'BOTH' },
  ],
};
const names = {
  city: 'cities',
  documentType: 'typeDocument',
  identification: 'number',
};

describe('what fits the country of a city', () => {
  test('is the NIT alone for a company in Colombia, and its own tax number elsewhere', () => {
    expect(companyDocuments(colombia.documentTypes).map(({ code }) => code)).toEqual(['NIT']);
    expect(companyDocuments(peru.documentTypes).map(({ code }) => code)).toEqual(['RUC']);
  });

  test.each([
    [colombia, 2, true, {}],
    [colombia, 1, false, {}],
    [colombia, 1, true, { typeDocument: 'validation.option' }],
    [colombia, 11, false, { typeDocument: 'validation.option' }],
    [peru, 11, true, {}],
    [undefined, 2, true, { cities: 'validation.city' }],
  ] as const)('%j with document %i', (place, documentTypeId, company, problems) => {
    const identification = documentTypeId === 1 ? '79123456' : '900373115-3';
    const given = { documentTypeId, identification, company };
    expect(placeProblems(place, given, names)).toEqual(problems);
  });

  test.each([
    [colombia, 2, '900.373.115-4', { number: { key: 'validation.nitDigit', values: { digit: 3 } } }],
    [colombia, 2, '900.373.115', {}],
    [colombia, 1, '9003731154', {}],
    [peru, 11, '9003731154', {}],
  ] as const)('%j with document %i numbered %s', (place, documentTypeId, identification, problems) => {
    const given = { documentTypeId, identification, company: false };
    expect(placeProblems(place, given, names)).toEqual(problems);
  });
});
