import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { ALLOWANCES } from '@/lib/identity/limits/rules';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { createGraphQLServer } from '@/lib/root/graphql-server';
import { makeAgencyUser } from '@/lib/testing/factories/identity';

const database = useDatabase();
const { perPerson, seconds } = ALLOWANCES.search;
let networks = 0;

async function somebody() {
  const { actor } = await makeAgencyUser(database.db);
  return { ...actor, ip: `203.0.${networks++}.5` };
}

async function ask(actor: Actor, query: string) {
  const server = createGraphQLServer({ actorOf: async () => actor, introspection: false });
  const response = await server.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return { response, body: await response.json() };
}

const FOUND = '{ search(text: "gala") { id } }';

test.each([
  FOUND,
  '{ clients(search: "gala") { id } }',
  '{ events(search: "gala") { id } }',
  '{ quotations(search: "gala") { id } }',
  '{ quotes(search: "gala") { id } }',
  '{ talents(search: "gala") { id } }',
])('%s beyond the allowance is refused in words, with the time to wait', async (query) => {
  const actor = await somebody();
  await spendAllowance(actor, 'search', perPerson - 1);
  expect((await ask(actor, query)).body.errors).toBeUndefined();
  const { response, body } = await ask(actor, query);
  expect(body.errors[0]).toMatchObject({
    message: expect.stringMatching(
      /^Ya se hicieron muchas búsquedas en poco tiempo. Vuelve a intentarlo en [345] minutos.$/,
    ),
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
  });
  expect(body.errors[0].extensions.http).toBeUndefined();
  const wait = Number(response.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(seconds / 2);
  expect(wait).toBe(body.errors[0].extensions.retryAfterSeconds);
  // A list that is not searched is not refused.
  expect((await ask(actor, '{ clients { id } events { id } }')).body.errors).toBeUndefined();
});

test('each search of one operation counts', async () => {
  const actor = await somebody();
  await spendAllowance(actor, 'search', perPerson - 2);
  const { body } = await ask(
    actor,
    '{ a: search(text: "gala") { id } b: search(text: "gala") { id } c: search(text: "gala") { id } }',
  );
  expect(body.errors).toHaveLength(1);
});

test('somebody who types without a pause stays far below', async () => {
  const actor = await somebody();
  // The palette asks 180 ms after the last key: a word of eight letters typed slowly is asked for eight times.
  for (let letter = 0; letter < 5 * 8; letter++) {
    expect((await ask(actor, FOUND)).body.errors).toBeUndefined();
  }
  expect(5 * 8).toBeLessThan(perPerson / 5);
});

test('who may not search is refused as such, and counted nowhere', async () => {
  for (let time = 0; time < 3; time++) {
    const { body } = await ask(anonymous, FOUND);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
});
