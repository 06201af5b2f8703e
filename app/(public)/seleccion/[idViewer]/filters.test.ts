import { expect, test } from 'vitest';
import type { ShownGroup } from '../../_showcase/group-shown';
import { ANYBODY, type Filters, isFiltered, matching } from './filters';
import { changed } from './marks';

const person = (id: string, gender: 'FEMENINO' | 'MASCULINO', height?: number) => ({
  ...{ id, name: id, gender, unitMeasure: 'cm', role: '', profile: 'modelo' },
  ...(height ? { height } : {}),
});
const group = (id: string, people: ShownGroup['people']): ShownGroup => ({
  ...{ id, title: id, count: people.length, people },
});
const GROUPS = [
  group('modelo-FEMENINO', [person('ana', 'FEMENINO', 172), person('luz', 'FEMENINO')]),
  group('modelo-MASCULINO', [person('leo', 'MASCULINO', 185)]),
  group('maestro-ceremonias-MASCULINO', [
    { ...person('max', 'MASCULINO', 178), profile: 'maestro-ceremonias' },
  ]),
];
const CITIES = { ana: 'Cali', leo: 'Cali', max: 'Bogotá' };
const MARKS = changed(new Map(), 'leo', { mark: 'YES' });

test.each<[string, Partial<Filters>, string]>([
  ['nothing', {}, 'ana luz leo max'],
  ['a profile', { profile: 'maestro-ceremonias' }, 'max'],
  ['a gender', { gender: 'FEMENINO' }, 'ana luz'],
  ['a city', { city: 'Cali' }, 'ana leo'],
  ['a least height', { from: '175' }, 'leo max'],
  ['heights', { from: '170', to: '180' }, 'ana max'],
  ['a yes', { answer: 'YES' }, 'leo'],
  ['no answer yet', { answer: 'none', profile: 'modelo' }, 'ana luz'],
])('who looks for %s finds %s', (_, asked, found) => {
  const filters = { ...ANYBODY, ...asked };
  const people = matching(GROUPS, filters, CITIES, MARKS).flatMap((each) => each.people.map(({ id }) => id));
  expect(people.join(' ')).toBe(found);
  expect(isFiltered(filters)).toBe(Object.keys(asked).length > 0);
});
