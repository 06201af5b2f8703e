import { expect, test } from 'vitest';
import { marksOf } from './marks';

const talent = {
  height: 164.5,
  birthdate: '2000-06-30',
  cityName: 'Cali',
  eyeColour: 'Café',
  hairColour: null,
  traits: { language: false, lackedSkills: ['Salsa', 'Canto'], training: false },
};
const call = {
  height: 170,
  language: 'Inglés',
  academicTraining: 'Actuación',
  startDate: new Date('2026-06-30T03:00:00Z'),
};

test('says how far somebody is from what is wished', () => {
  const marks = marksOf(call, {
    ...talent,
    mismatches: [
      'city',
      'height',
      'age',
      'colourEyes',
      'colourHair',
      'language',
      'skills',
      'academicTraining',
    ],
  });
  expect(marks).toEqual([
    { text: 'lacksCity', city: 'Cali' },
    { text: 'lacksHeight', cm: 6 },
    // The day before its birthday, where Elenco is.
    { text: 'lacksAge', years: 25 },
    { text: 'lacksEyes', colour: 'Café' },
    { text: 'lacksHair', colour: null },
    { text: 'lacksLanguage', what: 'Inglés' },
    { text: 'lacksSkills', what: 'Salsa, Canto' },
    { text: 'lacksTraining', what: 'Actuación' },
  ]);
});

test('tells what is not known from what does not fit', () => {
  const unknown = { ...talent, height: null, cityName: null, birthdate: null };
  expect(marksOf(call, { ...unknown, mismatches: ['city', 'height', 'age'] })).toEqual([
    { text: 'unknownCity' },
    { text: 'unknownHeight' },
    { text: 'unknownAge' },
  ]);
  expect(marksOf(call, { ...talent, mismatches: [] })).toEqual([]);
});
