import { expect, test } from 'vitest';
import { activityHref, readActivityQuery } from './activity-query';

const person = '6a1f7f0e-53a5-4dd3-9a4e-4a3c5a1f7f0e';

test('reads kind, person and cursor from an address, and what makes no sense as nothing', () => {
  expect(readActivityQuery({ tipo: 'clients', quien: person, despues: '120' })).toEqual({
    kind: 'clients',
    personId: person,
    after: 120,
  });
  const nothing = { kind: null, personId: null, after: null };
  expect(readActivityQuery({ tipo: 'toString', quien: 'yo', despues: '-1' })).toEqual(nothing);
  expect(readActivityQuery({})).toEqual(nothing);
});

test('leads to older entries and back with the filters as they are', () => {
  const query = { kind: 'team', personId: person, after: 120 } as const;
  expect(activityHref('/agency/1?seccion=actividad', query, 99)).toBe(
    `/agency/1?seccion=actividad&tipo=team&quien=${person}&despues=99`,
  );
  expect(activityHref('/users/1', { ...query, kind: null, personId: null }, null)).toBe('/users/1');
});
