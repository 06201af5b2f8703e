import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { type Cast, makeCast } from '../testing/cast';
import { call } from './testing/client';

const database = useDatabase();
let cast: Cast;
beforeAll(async () => {
  cast = await makeCast(database.db);
});

type Told = Record<string, unknown>;
type Query = {
  /** What the specification says of it (part 1, section 7, and part 2, section 7.1). */
  readonly query: string;
  readonly variables?: (own: Cast) => Told;
  readonly answer: (own: Cast) => unknown;
  readonly who?: 'owner' | 'administrator' | 'anonymous';
};

const some = expect.arrayContaining([expect.anything()]);
const ids = (...all: string[]) => expect.arrayContaining(all.map((id) => expect.objectContaining({ id })));

const QUERIES: Readonly<Record<string, Query>> = {
  'user by id': {
    query: 'query ($id: ID!) { user(id: $id) { id name } }',
    variables: ({ tenant }) => ({ id: tenant.members.owner.userId }),
    answer: ({ tenant }) => ({ user: { id: tenant.members.owner.userId, name: 'owner' } }),
  },
  'user with agencies': {
    query:
      'query ($id: ID!) { user(id: $id) { agencies { id name logo legalNature identification address city { country { name } } legalRepresentatives { name document city { name } } } } }',
    variables: ({ tenant }) => ({ id: tenant.members.owner.userId }),
    answer: ({ tenant }) => ({ user: { agencies: [{ id: tenant.agency }] } }),
  },
  'agency by id with clients, quotations and events': {
    query: 'query ($id: ID!) { agency(id: $id) { clients { id } quotations { id } events { id } } }',
    variables: ({ tenant }) => ({ id: tenant.agency }),
    answer: ({ tenant }) => ({
      agency: { clients: ids(tenant.client), quotations: ids(tenant.sent), events: ids(tenant.event) },
    }),
  },
  'agencies list': {
    query: '{ agencies { id name state } }',
    answer: ({ tenant }) => ({ agencies: ids(tenant.agency) }),
    who: 'administrator',
  },
  'agency quotations with their first event by agency id': {
    query: 'query ($agencyId: ID!) { quotations(agencyId: $agencyId) { id event { id } } }',
    variables: ({ tenant }) => ({ agencyId: tenant.agency }),
    answer: ({ tenant }) => ({
      quotations: expect.arrayContaining([{ id: tenant.accepted, event: { id: tenant.event } }]),
    }),
  },
  'events directory after a date': {
    query:
      'query ($after: DateTime!) { eventDirectories(after: $after) { id name startDate placeDirectory { name } } }',
    variables: () => ({ after: '2020-01-01T00:00:00Z' }),
    answer: () => ({ eventDirectories: expect.any(Array) }),
  },
  'place directories by city': {
    query: '{ placeDirectories(cityId: 1) { id name address } }',
    answer: () => ({ placeDirectories: expect.any(Array) }),
  },
  'event by id': {
    query: 'query ($id: ID!) { event(id: $id) { id stateId } }',
    variables: ({ tenant }) => ({ id: tenant.event }),
    answer: ({ tenant }) => ({ event: { id: tenant.event } }),
  },
  'convocatory by id': {
    query: 'query ($id: ID!) { convocatory(id: $id) { id code event { id } } }',
    variables: ({ tenant }) => ({ id: tenant.convocatory }),
    answer: ({ tenant }) => ({ convocatory: { id: tenant.convocatory, event: { id: tenant.event } } }),
  },
  'convocated by id': {
    query: 'query ($id: ID!) { convocated(id: $id) { id talent { id } } }',
    variables: ({ tenant }) => ({ id: tenant.convocated }),
    answer: ({ tenant }) => ({ convocated: { id: tenant.convocated, talent: { id: tenant.talent } } }),
  },
  'convocateds by event and talent': {
    query: 'query ($e: ID, $t: ID) { convocateds(eventId: $e, talentId: $t) { id } }',
    variables: ({ tenant }) => ({ e: tenant.event, t: tenant.talent }),
    answer: ({ tenant }) => ({ convocateds: [{ id: tenant.convocated }] }),
  },
  'convocateds by convocatory and talent': {
    query: 'query ($c: ID, $t: ID) { convocateds(convocatoryId: $c, talentId: $t) { id urlContract } }',
    variables: ({ tenant }) => ({ c: tenant.convocatory, t: tenant.talent }),
    answer: ({ tenant }) => ({ convocateds: [{ id: tenant.convocated, urlContract: null }] }),
  },
  'talent by id': {
    query: 'query ($id: ID!) { talent(id: $id) { id name residenceCity { country { id } } } }',
    variables: ({ tenant }) => ({ id: tenant.talent }),
    answer: ({ tenant }) => ({ talent: { id: tenant.talent } }),
  },
  'talents list': { query: '{ talents { id } }', answer: () => ({ talents: some }) },
  'talents with a push token': {
    query: '{ talents(withPushToken: true) { id } }',
    answer: ({ tenant }) => ({ talents: [{ id: tenant.talent }] }),
    who: 'administrator',
  },
  'talents by city': {
    query: '{ talents(cityId: 1) { id residenceCity { id } } }',
    answer: () => ({
      talents: expect.arrayContaining([expect.objectContaining({ residenceCity: { id: '1' } })]),
    }),
  },
  'talents by ids': {
    query: 'query ($ids: [ID!]) { talents(ids: $ids) { id } }',
    variables: ({ tenant }) => ({ ids: [tenant.talent] }),
    answer: ({ tenant }) => ({ talents: [{ id: tenant.talent }] }),
  },
  'talents in state 18': {
    query: '{ talents(state: 18) { state } }',
    answer: () => ({ talents: expect.arrayContaining([{ state: 18 }]) }),
  },
  'quotations by code': {
    query: 'query ($code: Int) { quotations(code: $code) { id } }',
    variables: () => ({ code: 1 }),
    answer: () => ({ quotations: [{ id: expect.any(String) }] }),
  },
  'quotation by id': {
    query: 'query ($id: ID!) { quotation(id: $id) { id code } }',
    variables: ({ tenant }) => ({ id: tenant.sent }),
    answer: ({ tenant }) => ({ quotation: { id: tenant.sent } }),
  },
  'countries with cities and document types': {
    query: '{ countries { name enabled cities { name } typeDocuments { name } } }',
    answer: () => ({ countries: some }),
    who: 'anonymous',
  },
  'contract clauses': {
    query: '{ contracts(typeContract: 51) { order clause } }',
    answer: () => ({ contracts: some }),
  },
  services: { query: '{ services { id name code } }', answer: () => ({ services: some }) },
  currencies: {
    query: '{ currencies { code } }',
    answer: () => ({ currencies: expect.arrayContaining([{ code: 'COP' }, { code: 'USD' }]) }),
  },
  'taxations by country': {
    query: '{ taxations(countryId: 1) { name pricesTaxations { price } } }',
    answer: () => ({ taxations: some }),
  },
  'support constants': {
    query: '{ supportConstants { id description } }',
    answer: () => ({ supportConstants: [{ id: '14', description: expect.any(String) }] }),
    who: 'anonymous',
  },
  'transportation by platform': {
    query: '{ transportationByPlatform(platform: cabify, cityId: 1) { userTransportations { id } } }',
    answer: () => ({ transportationByPlatform: null }),
  },
  'agency statistics': {
    query: `query ($id: ID!) { agencyStatistics(agencyId: $id) { from events finished totalDays
      totals { currency { code } totalEvent } finishedEvents { id stateId } } }`,
    variables: ({ tenant }) => ({ id: tenant.agency }),
    answer: () => ({ agencyStatistics: { finished: 0, finishedEvents: [] } }),
  },
};

beforeAll(async () => {
  await database.db.execute(sql`update talents set push_token = 'aparato' where id = ${cast.tenant.talent}`);
});

test.each(Object.keys(QUERIES))('%s is read by the names of the specification', async (name) => {
  const { query, variables, answer, who = 'owner' } = QUERIES[name] as Query;
  const { data, refused } = await call(
    who === 'anonymous' ? anonymous : cast.actors[who],
    query,
    variables?.(cast) ?? {},
  );
  expect(refused).toBeNull();
  expect(data).toMatchObject(answer(cast) as object);
});

test('lists of quotations descend by code, quotes ascend', async () => {
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
  ])('%s lists its states in the order of their ids', async (name, states) => {
    const { data } = await call(anonymous, 'query ($name: String!) { states(name: $name) { id } }', { name });
    const rows = data?.states as { id: string }[] | undefined;
    expect(rows?.map(({ id }) => Number(id))).toEqual(states);
  });
});

test('the constants 70 to 79 and 14 are there, each with name and description', async () => {
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
  ])('%s', async (query, variables, path) => {
    const { refused } = await call(cast.actors.owner, query, variables);
    expect(refused?.code).toBe('BAD_USER_INPUT');
    expect(refused?.message).toContain(path.split('.')[0]);
    expect(refused?.paths).toEqual([path]);
  });
});
