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
