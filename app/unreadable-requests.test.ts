import { NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { limiterOf, networkKey } from '@/lib/identity/limits/limiters';
import { LIMITS } from '@/lib/identity/limits/rules';
import { createGraphQLServer } from '@/lib/root/graphql-server';
import { proxy } from '@/proxy';
import { POST as forgotPassword } from './api/forgot-password/route';
import { POST as logInTalent } from './api/login/talento/route';

useDatabase();
const { attempts, seconds } = LIMITS.unreadable.perNetwork;
const graphql = createGraphQLServer({ actorOf: async () => anonymous, introspection: false });
const JSON_TYPE = { 'content-type': 'application/json' };

let networks = 0;
let ip = '';
beforeEach(() => {
  ip = `203.0.${networks++}.5`;
});

/** All but one of what a network has are used up. */
const useUpAllButOne = () =>
  limiterOf('unreadable:network', attempts, seconds).consume(networkKey(ip), attempts - 1);

function post(path: string, body: string, headers: Record<string, string> = JSON_TYPE): NextRequest {
  const url = new URL(path, 'http://localhost:3000');
  return new NextRequest(url, { method: 'POST', headers: { ...headers, 'x-forwarded-for': ip }, body });
}

test.each([
  ['a REST path', () => forgotPassword(post('/api/forgot-password', '{"email":')), 400],
  ['a log-in', () => logInTalent(post('/api/login/talento', 'no')), 400],
  ['an operation that is no JSON', () => graphql.fetch(post('/graphql', '{"query":')), 400],
  ['an operation that does not parse', () => graphql.fetch(post('/graphql', '{"query":"{ x("}')), 200],
  ['a server action', () => proxy(post('/login', '{', { 'next-action': 'a'.repeat(40) })), 400],
  ['a form', () => proxy(post('/login', 'x', { 'content-type': 'multipart/form-data; boundary=x' })), 400],
])('%s that cannot be read counts against its network', async (_, ask, status) => {
  await useUpAllButOne();
  expect((await ask()).status).toBe(status);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('what can be read from that network is answered as ever', async () => {
  await useUpAllButOne();
  await forgotPassword(post('/api/forgot-password', '{'));
  expect((await forgotPassword(post('/api/forgot-password', '{'))).status).toBe(429);
  const email = JSON.stringify({ email: 'nadie@prueba.co' });
  expect((await forgotPassword(post('/api/forgot-password', email))).status).toBe(404);
  const asked = await graphql.fetch(post('/graphql', JSON.stringify({ query: '{ __typename }' })));
  expect(await asked.json()).toEqual({ data: { __typename: 'Query' } });
});
