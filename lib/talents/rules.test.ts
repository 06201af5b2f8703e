import { expect, test } from 'vitest';
import { adultsBornBy, ageOn, missingProfileFields, whyNotBound } from './rules';

test.each([
  ['1998-04-17', '2026-04-16', 27],
  ['1998-04-17', '2026-04-17', 28],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2008-12-31', '2026-01-01', 17],
])('[1.2.9/age in years] born %s is, on %s, %i years old', (birthdate, day, age) => {
  expect(ageOn(birthdate, day)).toBe(age);
});

test('a blank is as missing as nothing', () => {
  const talent = {
    name: 'Ana',
    identification: ' ',
    phone: null,
    email: 'a@b.co',
    documentTypeId: 1,
    address: 'Calle 1',
  };
  expect(missingProfileFields(talent)).toEqual(['identification', 'phone']);
});

test.each([
  ['???', 1],
  ['\u200b', 1],
  ['19993080190', 1],
  ['no tengo', null],
  ['79123457', 5],
  ['900373115-4', 2],
])('%j is as missing as nothing where its type %j does not have it', (identification, documentTypeId) => {
  const talent = { name: 'Ana', phone: '1', email: 'a@b.co', address: 'Calle 1', documentTypeId };
  expect(missingProfileFields({ ...talent, identification })).toEqual(['identification']);
});

test.each([
  ['2009-03-02', '2027-03-01', 'minor'],
  ['2009-03-01', '2027-03-01', null],
  ['2008-02-29', '2026-02-28', 'minor'],
  ['2008-02-29', '2026-03-01', null],
  [null, '2027-03-01', 'ageUnknown'],
])('born %s cannot be bound from %s on: %s', (birthdate, day, why) => {
  expect(whyNotBound({ birthdate, guardianConsentedAt: null }, day)).toBe(why);
  const consented = { birthdate, guardianConsentedAt: new Date() };
  expect(whyNotBound(consented, day)).toBe(why === 'minor' ? null : why);
});

test('who is of age on a day was born by the day that says so, and nobody else', () => {
  const day = new Date(Date.UTC(2026, 0, 1));
  for (let step = 0; step < 1200; step++) {
    const today = day.toISOString().slice(0, 10);
    const latest = adultsBornBy(today);
    const next = new Date(`${latest}T00:00:00Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    expect(ageOn(latest, today), today).toBeGreaterThanOrEqual(18);
    expect(ageOn(next.toISOString().slice(0, 10), today), today).toBe(17);
    day.setUTCDate(day.getUTCDate() + 1);
  }
});
