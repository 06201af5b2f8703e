import { expect, test } from 'vitest';
import { chosenOf, isSamePerson, peopleOnce } from './rules';

const person = (name: string | null, email: string | null = null, phone: string | null = null) => ({
  ...{ name, email, phone },
  dialingCode: '57',
});

test.each([
  ['Ana', 'ana@marca.co', 'Ana Ruiz', 'ANA@marca.co ', true],
  ['Ana', 'ana@marca.co', 'Ana', 'otra@marca.co', false],
  ['Ana Ruiz', null, 'ana ruiz', 'ana@marca.co', true],
  ['Ana', null, 'Luz', null, false],
])('%s (%s) and %s (%s) are one: %s', (name, email, other, address, same) => {
  expect(isSamePerson({ name, email }, { name: other, email: address })).toBe(same);
});

test('each person stands once as it is told first, with the telephone and address that another telling adds', () => {
  const told = [
    person('Ana Ruiz', 'ana@marca.co'),
    null,
    person(null, 'nadie@marca.co'),
    person('Ana María Ruiz', 'ana@marca.co', '3001112233'),
    person('Luz Mora', '', '3004445566'),
    person('Luz Mora', 'luz@marca.co', '3009998877'),
  ];
  expect(peopleOnce(told)).toEqual([
    person('Ana Ruiz', 'ana@marca.co', '3001112233'),
    person('Luz Mora', 'luz@marca.co', '3004445566'),
  ]);
});

test('what one person chose is counted by profile, of how many were asked for then', () => {
  const of = (roleCode: string, mark: 'YES' | 'NO') => ({ roleCode, roleName: roleCode, marks: [{ mark }] });
  const talents = [of('modelo', 'YES'), of('modelo', 'NO'), of('dj', 'NO')];
  const asked = ['modelo', 'dj', 'chef'].map((code) => ({ code, quantity: 2 }));
  expect(chosenOf(talents, asked)).toEqual([
    { profile: 'modelo', chosen: 1, quantity: 2 },
    { profile: 'dj', chosen: 0, quantity: 2 },
  ]);
});
