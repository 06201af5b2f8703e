import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { type Cast, makeCast } from '../testing/cast';
import { call } from './testing/client';
import { READ_CASES, type ReadCase } from './testing/read-cases';
import { makeTwoOfEach, type TwoOfEach } from './testing/two-of-each';

const database = useDatabase();
let cast: Cast;
let two: TwoOfEach;
beforeAll(async () => {
  cast = await makeCast(database.db);
  two = await makeTwoOfEach(database.db, cast);
});

test.each(Object.keys(READ_CASES))(
  '[1.4.3/talents in 18] [1.7/*] [1.9/default support number] [2.7.1/convocateds-by-event-and-talent] [2.7.1/convocateds-by-convocatory-and-talent] [2.7.1/transportation-by-platform] %s is read by the names of the specification',
  async (name) => {
    const { query, variables, answer, who = 'owner' } = READ_CASES[name] as ReadCase;
    const { data, refused } = await call(
      who === 'anonymous' ? anonymous : cast.actors[who],
      query,
      variables?.(cast) ?? {},
    );
    expect(refused).toBeNull();
    expect(data).toMatchObject(answer(cast, two) as object);
  },
);

test('[1.7/quotations order] lists of quotations descend by code, quotes ascend', async () => {
  const { data } = await call(cast.actors.owner, '{ quotations { code } quotes { code } }');
  const codes = (rows: unknown) => (rows as { code: number | null }[]).flatMap(({ code }) => code ?? []);
  const ascending = codes(data?.quotes);
  expect(ascending.length).toBeGreaterThan(1);
  expect(ascending).toEqual(ascending.toSorted((one, two) => one - two));
  expect(codes(data?.quotations)).toEqual(ascending.toReversed());
});

describe('states by the beginning of their name', () => {
  test.each([
    ['agen', [21, 22, 23, 24, 26]],
    ['usu', [71, 72, 73, 74, 75]],
    ['Eve', [33, 34, 35, 36, 37, 38]],
    ['cli', [52, 53]],
    ['Convoca', [41, 42, 43]],
    ['Talento', [16, 17, 18, 19]],
    ['Cotización', [61, 62, 63, 64, 65]],
    ['Llamado', [1811, 1812, 1813, 1815]],
    ['Aplicación', [1814, 1816, 1817, 1818]],
    ['Foto', [81, 82, 83, 84]],
  ])('[1.4.3/states.*] %s lists its states in the order of their ids', async (name, states) => {
    const { data } = await call(anonymous, 'query ($name: String!) { states(name: $name) { id } }', { name });
    const rows = data?.states as { id: string }[] | undefined;
    expect(rows?.map(({ id }) => Number(id))).toEqual(states);
  });
});

test('[1.7/constants 70 to 79 and 14] the constants 70 to 79 and 14 are there, each with name and description', async () => {
  const { data } = await call(cast.actors.owner, '{ constants { id name description } }');
  const rows = data?.constants as { id: string; name: string; description: string }[];
  const all = [14, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79];
  expect(rows.map(({ id }) => Number(id)).sort((one, two) => one - two)).toEqual(all);
  expect(rows.every(({ name, description }) => name && description)).toBe(true);
});

describe('what is no value is refused at its path', () => {
  test.each([
    ['query ($id: ID!) { event(id: $id) { id } }', { id: null }, 'id'],
    ['query ($c: Int!) { placeDirectories(cityId: $c) { id } }', { c: 'Bogotá' }, 'c'],
    ['query ($after: DateTime!) { eventDirectories(after: $after) { id } }', { after: 'ayer' }, 'after'],
    ['query ($name: String!) { states(name: $name) { id } }', {}, 'name'],
    ['query ($ids: [ID!]) { talents(ids: $ids) { id } }', { ids: [null] }, 'ids.0'],
  ])('[1.7/variables refused at their path] %s', async (query, variables, path) => {
    const { refused } = await call(cast.actors.owner, query, variables);
    expect(refused?.code).toBe('BAD_USER_INPUT');
    expect(refused?.message).toContain(path.split('.')[0]);
    expect(refused?.paths).toEqual([path]);
  });
});
