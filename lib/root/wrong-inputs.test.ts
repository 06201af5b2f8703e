import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { log } from '@/lib/platform/log';
import { maskPersonalData } from '@/lib/platform/mask-personal-data';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createGraphQLServer } from './graphql-server';

const logged = { lines: [] as string[] };
beforeAll(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((fields: unknown, said?: string) => {
      logged.lines.push(`${level} ${said} ${JSON.stringify(maskPersonalData(fields))}`);
    });
  vi.spyOn(log, 'child').mockReturnValue(log as never);
});
afterAll(() => void vi.restoreAllMocks());

const database = useDatabase();
beforeEach(() => {
  logged.lines = [];
});

async function send(query: string, variables: unknown, actor: Actor = anonymous) {
  const server = createGraphQLServer({ actorOf: async () => actor, introspection: false });
  const response = await server.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'balancer-0001' },
    body: JSON.stringify({ query, variables }),
  });
  const { errors = [] } = await response.json();
  return { response, code: errors[0]?.extensions?.code, fields: errors[0]?.extensions?.fields, errors };
}

const CREATE = 'mutation ($input: ClientInput!) { createClient(input: $input) { id } }';
const INVALID = 'Este valor no es válido';

test.each([
  ['a stray field', { name: 'A', estado: 52 }, 'estado'],
  ['another type', { name: 5 }, 'name'],
  ['null', { name: null }, 'name'],
  ['nothing', {}, 'name'],
])('of a variable, %s is told with its path', async (_, input, path) => {
  const { code, errors } = await send(CREATE, { input });
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0].message).toContain('$input');
  expect(errors[0].extensions.fields).toContainEqual({ path, message: INVALID });
});

test.each(['2027-02-29', '2027-13-01', '0001-01-01', '2027-2-1', ''])('%j is no day', async (day) => {
  const query = 'query ($day: Date!) { pricesTaxations(day: $day) { id } }';
  expect((await send(query, { day })).code).toBe('BAD_USER_INPUT');
});

test.each([
  '2027-02-29T10:00:00Z',
  '2027-01-01T10:00:00',
  '2027-01-01',
  '+275760-09-13T00:00:00.000Z',
  '0001-01-01T00:00:00Z',
])('%j is no instant', async (startDate) => {
  const query = 'mutation ($i: UpdateEventInput!) { updateEvent(input: $i) { id } }';
  expect((await send(query, { i: { id: 'x', startDate } })).code).toBe('BAD_USER_INPUT');
});

test('a text that no column can hold is told at its field', async () => {
  const message = 'Este texto tiene caracteres que no se pueden guardar. Escríbelo de nuevo';
  const told = await send(CREATE, { input: { name: 'a\0b', address: 'x\ud800' } });
  expect(told.fields).toEqual([
    { path: 'name', message },
    { path: 'address', message },
  ]);
  const inline = await send('{ client(id: "\\u0000") { id } }', {});
  expect([inline.code, inline.errors[0].message]).toEqual(['GRAPHQL_VALIDATION_FAILED', message]);
});

test('an operation that cannot be read says so', async () => {
  expect((await send('{ client(id: ', {})).code).toBe('GRAPHQL_PARSE_FAILED');
  expect((await send('{ nothing }', {})).code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('a fault is told at the name that the wire has, also where nothing was said of it', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id } = await makeClient(database.db, { agency });
  const update = 'mutation ($input: UpdateClientInput!) { updateClient(input: $input) { id } }';
  for (const state of [33, 0]) {
    const { fields } = await send(update, { input: { id, state } }, actor);
    expect(fields).toEqual([{ path: 'state', message: 'Ese estado no es posible' }]);
  }
  const share = 'mutation ($id: ID!) { shareLink(convocatedId: $id, purpose: CONTRACT) { url } }';
  const { fields } = await send(share, { id: 'no es' }, actor);
  expect(fields).toEqual([{ path: 'convocatedId', message: INVALID }]);
});

const SECRET = 'Clave-Canaria-91';
const RESET = 'mutation ($i: UpdateUserInput!) { updateUser(input: $i) { id } }';

test('the log tells who was refused what, and nothing of what was sent', async () => {
  const token = 'TOKENCANARIA0000000000000000000000000000000';
  const user = { id: '00000000-0000-4000-8000-000000000000', token, password: SECRET };
  await send(RESET, { i: { ...user, foo: 1 } });
  await send(RESET, { i: user });
  await send(
    `mutation { updateUser(input: { token: "${token}", password: "${SECRET}", identification: "CC-CANARIA-123" }) { id } }`,
    {},
  );
  await send(`mutation { updateUser(input: { token: "${token}", pass`, {});
  expect(logged.lines).not.toHaveLength(0);
  expect(logged.lines.join('\n')).not.toMatch(/canaria/i);
  expect(logged.lines.filter((line) => line.startsWith('error'))).toEqual([]);
  expect(logged.lines).toContainEqual(expect.stringMatching(/^warn refused .*"code":"FORBIDDEN"/));
});

test('what is unexpected has one id everywhere', async () => {
  const failing = createGraphQLServer({
    actorOf: () => Promise.reject(new Error('Failed query: insert … params: Juana Pérez Secreta')),
    introspection: false,
  });
  const response = await failing.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': '3001234567' },
    body: JSON.stringify({ query: '{ currencies { id } }' }),
  });
  const [error] = (await response.json()).errors;
  expect(error.extensions).toEqual({ code: 'INTERNAL', requestId: '3001234567' });
  expect(error.message).toContain('3001234567');
  expect(response.headers.get('x-request-id')).toBe('3001234567');
  expect(logged.lines).toEqual([expect.stringMatching(/^error .*"requestId":"3001234567"/)]);
  expect(logged.lines[0]).not.toContain('Juana');
});
