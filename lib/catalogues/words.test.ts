import { expect, test } from 'vitest';
import { documentTypeRows } from '@/db/catalogue/documents';
import { cityRows, countryRows } from '@/db/catalogue/places';
import { profileRows } from '@/db/catalogue/talent-traits';
import { foldWord } from '@/lib/core/text';
import { cityFinder, documentIndex, profileIndex, readGender } from './words';

const countries = countryRows.map((country) => ({
  ...country,
  cities: cityRows.filter(({ countryId }) => countryId === country.id),
}));
const findCity = cityFinder(countries);
const cityNamed = (written: string) => cityRows.find(({ id }) => id === findCity(written))?.name;

test.each([
  ['Bogotá', 'Bogotá'],
  ['bogota d.c.', 'Bogotá'],
  ['Bogotá, D.C.', 'Bogotá'],
  ['BOGOTÁ DC', 'Bogotá'],
  ['Santafé de Bogotá', 'Bogotá'],
  ['Bogotá - Cundinamarca', 'Bogotá'],
  ['Bogotá, Colombia', 'Bogotá'],
  ['Bogotá (Kennedy)', 'Bogotá'],
  ['Santiago de Cali', 'Cali'],
  ['Cali - Valle', 'Cali'],
  ['Cali, Valle del Cauca', 'Cali'],
  ['Cartagena de Indias', 'Cartagena'],
  ['San José de Cúcuta', 'Cúcuta'],
  ['Sta. Marta', 'Santa Marta'],
  ['Sta Marta', 'Santa Marta'],
  ['B/quilla', 'Barranquilla'],
  ['Medellin/Antioquia', 'Medellín'],
  ['CDMX', 'Ciudad de México'],
  ['New York', 'Nueva York'],
  ['Santiago', 'Santiago'],
  ['Armenia, Quindío', 'Armenia'],
  ['La Paz - Cesar', undefined],
  ['Cali, Antioquia', undefined],
  ['Macondo', undefined],
  ['', undefined],
])('the city %s is %s', (written, name) => {
  expect(cityNamed(written)).toBe(name);
});

const profiles = profileIndex(profileRows);
const codeOf = (word: string) => profileRows.find(({ id }) => id === profiles.get(foldWord(word)))?.code;

test.each([
  ['Actriz', 'actor'],
  ['ACTOR/ACTRIZ', 'actor'],
  ['Presentadora', 'presentador'],
  ['Bailarina', 'bailarin'],
  ['Música', 'musico'],
  ['modelos', 'modelo'],
  ['Model', 'modelo'],
  ['Humorista', 'comediante'],
  ['Astronauta', undefined],
])('the profile %s is %s', (written, code) => {
  expect(codeOf(written)).toBe(code);
});

const documents = documentIndex(documentTypeRows);
const documentOf = (word: string) =>
  documentTypeRows.find(({ id }) => id === documents.get(foldWord(word)))?.code;

test.each([
  ['Cédula', 'CC'],
  ['C.C.', 'CC'],
  ['Cedula ciudadania', 'CC'],
  ['C.E.', 'CE'],
  ['Pasaporte', 'PA'],
  ['T.I.', 'TI'],
  ['PPT', 'PPT'],
  ['N.I.T.', 'NIT'],
  ['carné', undefined],
])('the document %s is %s', (written, code) => {
  expect(documentOf(written)).toBe(code);
});

test.each([
  ['H', [], 'MASCULINO'],
  ['Fem.', [], 'FEMENINO'],
  ['femenina', [], 'FEMENINO'],
  ['varón', [], 'MASCULINO'],
  ['Dama', [], 'FEMENINO'],
  ['masc', [], 'MASCULINO'],
  ['M', ['f', 'm'], 'MASCULINO'],
  ['M', ['h', 'm'], 'FEMENINO'],
  ['M', ['m'], null],
  ['M', ['f', 'h', 'm'], null],
  ['no binario', [], null],
])('the gender %s beside %j is %s', (written, others, gender) => {
  expect(readGender(written, others)).toBe(gender);
});

test('no word of the catalogue means another one', () => {
  for (const { id, name, code } of documentTypeRows) {
    expect([documents.get(foldWord(name)), documents.get(foldWord(code))]).toEqual([id, id]);
  }
  for (const { id, name, code } of profileRows) {
    expect([profiles.get(foldWord(name)), profiles.get(foldWord(code))]).toEqual([id, id]);
  }
  for (const { id, name } of cityRows.filter(({ countryId }) => countryId === 1))
    expect(findCity(name)).toBe(id);
});
