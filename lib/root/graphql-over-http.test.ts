import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createGraphQLServer } from './graphql-server';

const database = useDatabase();

/** They ask for `__type`, and introspection is off for everybody (decision 30); the same of a field of the product is right. */
const BY_INTROSPECTION = ['28B9', '2EA1', 'D6D5', '6A70'];

const serve = async () => {
  const { actor } = await makeAgencyUser(database.db);
  const servers = [anonymous, actor].map((one) =>
    createGraphQLServer({ actorOf: async () => one, introspection: false }),
  );
  return servers.map((server) => (url: string, init?: RequestInit) => server.fetch(new Request(url, init)));
};

test('GraphQL over HTTP is as its specification says, whoever asks', async () => {
  for (const fetchFn of await serve()) {
    const results = [];
    for (const audit of serverAudits({ url: 'http://localhost/graphql', fetchFn }))
      results.push(await audit.fn());
    expect(results).toHaveLength(61);
    const failed = results.filter(({ status }) => status !== 'ok').map(({ id }) => id);
    expect(failed.toSorted()).toEqual(BY_INTROSPECTION.toSorted());
  }
});

test('a refusal without data says so by its status, but as plain JSON', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const key = { ...actor, role: 'READ_ONLY', keyId: crypto.randomUUID() } as const;
  const server = createGraphQLServer({ actorOf: async () => key, introspection: false });
  const deep = `{ events ${'{ client { events '.repeat(8)}{ id }${' } }'.repeat(8)} }`;
  const refused = [
    [403, { query: 'mutation { closeAllSessions }' }],
    [400, { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }],
    [400, { query: '{ nothing }' }],
    [400, { query: deep }],
    [400, { query: 'query ($id: ID!) { event(id: $id) { id } }', variables: {} }],
  ] as const;
  for (const [status, body] of refused) {
    const ask = (accept: string) =>
      server.fetch('http://localhost/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', accept },
        body: JSON.stringify(body),
      });
    const answer = await ask('application/graphql-response+json');
    const said = await answer.json();
    expect([answer.status, 'data' in said, said.errors[0].extensions.http], JSON.stringify(body)).toEqual([
      status,
      false,
      undefined,
    ]);
    expect((await ask('application/json')).status, JSON.stringify(body)).toBe(200);
  }
  const unknown = await server.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query: `{ event(id: "${crypto.randomUUID()}") { id } }` }),
  });
  expect([unknown.status, (await unknown.json()).data]).toEqual([200, null]);
});
