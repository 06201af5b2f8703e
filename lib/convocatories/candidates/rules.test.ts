import { describe, expect, test } from 'vitest';
import { isUnsaid, MISMATCHES, mismatches } from './rules';

const DAY = '2026-05-10';
const any = {
  cityId: null,
  height: null,
  minAge: null,
  maxAge: null,
  colourEyes: null,
  colourHair: null,
  language: null,
  skills: [],
  academicTraining: null,
};
const looks = { cityId: 1, height: 170, birthdate: '2000-05-10', eyeColour: 'Café', hairColour: 'Negro' };
const nothing = { cityId: null, height: null, birthdate: null, eyeColour: null, hairColour: null };
const traits = { language: true, lackedSkills: [], training: true };

describe('a talent of 170 cm who is 26 today', () => {
  test.each([
    ['fits what asks for nothing', {}, []],
    ['fits its city', { cityId: 1 }, []],
    ['lives elsewhere', { cityId: 2 }, ['city']],
    ['fits its height', { height: 170 }, []],
    ['is a centimetre too small', { height: 171 }, ['height']],
    ['is old enough', { minAge: 26 }, []],
    ['is a year too young', { minAge: 27 }, ['age']],
    ['is young enough', { maxAge: 26 }, []],
    ['is a year too old', { maxAge: 25 }, ['age']],
    ['fits colours however they are written', { colourEyes: 'café', colourHair: 'NEGRO' }, []],
    ['has other eyes', { colourEyes: 'Verde' }, ['colourEyes']],
    ['has other hair', { colourHair: 'Rubio' }, ['colourHair']],
    ['fits colours that are not asked', { colourEyes: '', colourHair: '' }, []],
  ] as const)('%s', (_, some, unmet) => {
    expect(mismatches({ ...any, ...some }, looks, traits, DAY)).toEqual(unmet);
  });
  test('is a day too young the day before', () => {
    expect(mismatches({ ...any, minAge: 26 }, looks, traits, '2026-05-09')).toEqual(['age']);
  });
});

test('what a profile does not say does not fit', () => {
  const asked = { ...any, cityId: 1, height: 1, maxAge: 99, colourEyes: 'Café', colourHair: 'Negro' };
  const lacking = { language: false, lackedSkills: ['Baile'], training: false };
  expect(mismatches(asked, nothing, lacking, DAY)).toEqual(MISMATCHES);
  expect(mismatches(any, nothing, traits, DAY)).toEqual([]);
});

test('what a talent said otherwise is told from what it has not said', () => {
  expect(MISMATCHES.filter((one) => isUnsaid(one, nothing))).toEqual(MISMATCHES);
  expect(MISMATCHES.filter((one) => isUnsaid(one, looks))).toEqual([
    'language',
    'skills',
    'academicTraining',
  ]);
});
