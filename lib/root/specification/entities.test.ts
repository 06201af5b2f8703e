import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { type Cast, makeCast } from '../testing/cast';
import { call } from './testing/client';
import { fillEverything } from './testing/fill-everything';
import { STORED_ENTITIES } from './testing/stored-entities';
import type { StoredEntity } from './testing/stored-entity';

const database = useDatabase();
let cast: Cast;

beforeAll(async () => {
  cast = await makeCast(database.db);
  await fillEverything(database.db, cast);
});

/** The fields as GraphQL takes them. */
const selectionOf = (fields: string) => fields.replaceAll(':{', '{');

type Row = Record<string, unknown>;

/** The rows below the names of the operation, which has one of them at each level. */
function rowsOf(query: string, data: unknown): Row[] {
  const levels = query.slice(0, query.indexOf('*')).split('{').length - 1 - 1;
  let below: unknown = data;
  for (let level = 0; level < levels; level++) below = Object.values(below as Row)[0];
  return [below].flat() as Row[];
}

/** Lists whose order the specification leaves open stand in one that both sides share. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(ordered);
    return all.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, below]) => [key, ordered(below)]));
}

test.each(Object.keys(STORED_ENTITIES))(
  '[1.3/*] [1.6/roleId 1] [2.7.1/event quotation] %s is told as it is stored, each field by its name',
  async (name) => {
    const { fields, query, id, who = 'owner', stored } = STORED_ENTITIES[name] as StoredEntity;
    const actor: Actor =
      who === 'talent' ? { kind: 'talent', talentId: cast.tenant.talent } : cast.actors[who];
    const { data, refused } = await call(
      actor,
      query.replace('*', selectionOf(fields)),
      id ? { id: id(cast) } : {},
    );
    expect(refused).toBeNull();
    const { rows } = await database.pool.query<{ row: Row }>(
      `select to_jsonb(s) as row from (${stored}) s`,
      id ? [id(cast)] : [],
    );
    const expected = rows.map(({ row }) => row);
    expect(ordered(rowsOf(query, data))).toEqual(ordered(expected));
    const empty = Object.keys(expected[0] ?? {}).filter((field) =>
      expected.every((row) => row[field] == null),
    );
    expect(empty, 'a field that is nowhere filled proves nothing').toEqual([]);
  },
);

test('[1.3/money.minor] money is an integer in minor units, and a name that is not there is refused by its name', async () => {
  const query = 'query ($id: ID!) { quotation(id: $id) { total subtotalPlatform subtotalItalentt } }';
  const { data } = await call(cast.actors.owner, query, { id: cast.tenant.sent });
  for (const amount of Object.values(Object(data?.quotation))) expect(amount).toSatisfy(Number.isSafeInteger);
  const stray = await call(cast.actors.owner, query.replace('total ', 'totale '), { id: cast.tenant.sent });
  expect(stray.refused?.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('[1.3/user.noPassword] nobody is told a password: no field of that name', async () => {
  for (const field of ['corporatePassword', 'password', 'passwordHash']) {
    const query = `query ($id: ID!) { user(id: $id) { ${field} } }`;
    const { refused } = await call(cast.actors.owner, query, { id: cast.tenant.members.owner.userId });
    expect(refused?.code).toBe('GRAPHQL_VALIDATION_FAILED');
  }
});
