import { expect, test } from 'vitest';
import { ageOn, missingProfileFields, whyNotBound } from './rules';

test.each([
  ['1998-04-17', '2026-04-16', 27],
  ['1998-04-17', '2026-04-17', 28],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2008-12-31', '2026-01-01', 17],
])('born %s is, on %s, %i years old', (birthdate, day, age) => {
  expect(ageOn(birthdate, day)).toBe(age);
});

test('a blank is as missing as nothing', () => {
  const talent = { name: 'Ana', identification: ' ', phone: null, email: 'a@b.co', address: 'Calle 1' };
  expect(missingProfileFields(talent)).toEqual(['identification', 'phone']);
});

test.each([
  ['2009-03-02', '2027-03-01', 'minor'],
  ['2009-03-01', '2027-03-01', null],
  ['2008-02-29', '2026-02-28', 'minor'],
  ['2008-02-29', '2026-03-01', null],
  [null, '2027-03-01', 'ageUnknown'],
])('born %s cannot be bound from %s on: %s', (birthdate, day, why) => {
  expect(whyNotBound(birthdate, day)).toBe(why);
});
