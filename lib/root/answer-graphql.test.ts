import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userSessions } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { answerNodeRequest } from './answer-graphql';

const database = useDatabase();
const server = createServer((request, response) => void answerNodeRequest(request, response));
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const EVENT = `query ($id: ID!) { event(id: $id) { name convocatories { convocateds { talent { name profileTalents { name } } } } } }`;

function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

/** A cookie of somebody who has logged in. */
async function cookieOf(user: { id: string }, agencyId: string): Promise<string> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [session] = await database.db
    .insert(userSessions)
    .values({ userId: user.id, agencyId, expiresAt })
    .returning();
  const token = await encode({
    token: { sessionId: session?.id ?? '' } as never,
    secret: process.env.NEXTAUTH_SECRET ?? '',
  });
  return `other=1; next-auth.session-token=${token}`;
}

async function agencyWithEvent() {
  const { agency, user } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { agency, event });
  await makeConvocated(database.db, { convocatory });
  return { event, agency, user, cookie: await cookieOf(user, agency.id) };
}

describe('GraphQL on the server itself', () => {
  test('[1.7/graphql] answers who is signed in, alike at every repetition, and refuses who is not', async () => {
    const { event, cookie } = await agencyWithEvent();
    const theirs = await agencyWithEvent();
    const body = JSON.stringify({ query: EVENT, variables: { id: event.id } });
    const answers = [];
    // From the second time on the operation is compiled.
    for (let time = 0; time < 3; time += 1) answers.push(await (await post(body, { cookie })).json());
    expect(answers[0].data.event.convocatories[0].convocateds[0].talent.profileTalents).toHaveLength(1);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);

    for (const other of [{}, { cookie: theirs.cookie }, { cookie: 'next-auth.session-token=made-up' }]) {
      const answer = await (await post(body, other)).json();
      expect(answer.data).toBeNull();
      expect(answer.errors[0].extensions.code).toBe(
        'cookie' in other && other.cookie === theirs.cookie ? 'NOT_FOUND' : 'UNAUTHENTICATED',
      );
    }
  });

  test.each([
    ['without a word of what is accepted', {}],
    ['from its own page', { origin: new URL(process.env.APP_URL ?? '').origin }],
    ['as a browser asks', { accept: 'application/graphql-response+json, application/json' }],
    ['as JSON', { accept: 'application/json' }],
    ['as a stream', { accept: 'text/event-stream' }],
    ['with a key of one intention', { 'idempotency-key': 'intention-1' }],
    ['of another type', { 'content-type': 'application/graphql+json' }],
  ])('answers an operation it knows as it answered it the first time, %s', async (_name, headers) => {
    const { event, cookie } = await agencyWithEvent();
    const query = `${EVENT} # ${_name}`;
    const ask = async (variables: object) => {
      const answer = await post(JSON.stringify({ query, variables }), { cookie, ...headers });
      const { date: _date, 'x-request-id': id, ...same } = Object.fromEntries(answer.headers);
      expect(id).toMatch(/^[\w-]{8,64}$/);
      return { status: answer.status, headers: same, body: (await answer.text()).replaceAll(id ?? '', 'id') };
    };
    for (const variables of [{ id: event.id }, { id: crypto.randomUUID() }, { id: {} }, {}]) {
      const first = await ask(variables);
      for (let time = 0; time < 3; time += 1) expect(await ask(variables)).toEqual(first);
    }
  });

  test('looks at the session at each request', async () => {
    const { event, cookie, user } = await agencyWithEvent();
    const body = JSON.stringify({ query: EVENT, variables: { id: event.id } });
    expect((await (await post(body, { cookie })).json()).errors).toBeUndefined();
    await database.pool.query(
      "update user_sessions set ended_at = now(), ended_reason = 'LOGGED_OUT' where user_id = $1",
      [user.id],
    );
    const after = await (await post(body, { cookie })).json();
    expect(after.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('carries an id, is kept by nobody, and is packed for who can unpack', async () => {
    const { event, cookie } = await agencyWithEvent();
    const fields = Array.from({ length: 25 }, (_, index) => `a${index}: event(id: "${event.id}") { ...E }`);
    const query = `{ ${fields.join(' ')} } fragment E on Event { id name startDate endDate totalDays }`;
    const raw = await new Promise<{ encoding: string; body: Buffer; headers: Record<string, unknown> }>(
      (done, fail) => {
        const asked = ask(
          address(),
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip', cookie },
          },
          async (answer) => {
            const chunks: Buffer[] = [];
            for await (const chunk of answer) chunks.push(chunk);
            done({
              encoding: answer.headers['content-encoding'] ?? '',
              body: Buffer.concat(chunks),
              headers: answer.headers,
            });
          },
        );
        asked.once('error', fail).end(JSON.stringify({ query }));
      },
    );
    expect(raw.encoding).toBe('gzip');
    expect(raw.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
      vary: 'Accept-Encoding',
    });
    const plain = await post(JSON.stringify({ query }), { cookie, 'accept-encoding': 'identity' });
    expect(JSON.parse(gunzipSync(raw.body).toString())).toEqual(await plain.json());
  });

  test('says which process answered, as the health of each does', async () => {
    const { cookie } = await agencyWithEvent();
    const answer = await post('{"query":"{ __typename }"}', { cookie });
    expect(answer.headers.get('x-process')).toBe('1');
  });

  test("refuses another site's page and a body that is too long", async () => {
    expect((await post('{"query":"{__typename}"}', { origin: 'https://elsewhere.example' })).status).toBe(
      403,
    );
    for (const bytes of [600_000, 3_000_000]) {
      const answer = await post(JSON.stringify({ query: `#${'x'.repeat(bytes)}\n{ __typename }` }));
      expect(answer.status).toBe(413);
    }
  });

  test('goes on when somebody leaves in the middle of a body', async () => {
    await new Promise<void>((resolve) => {
      const asked = ask(address(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': 1000 },
      });
      asked.once('error', () => resolve());
      asked.write('{"query":');
      setTimeout(() => asked.destroy(), 50);
    });
    expect(await text((await post('{"query":"{ __typename }"}')).body as never)).toContain('Query');
  });
});

test('a whole answer has a length and is not chunked, whatever kinds of answers are asked for', async () => {
  const answer = await post(JSON.stringify({ query: '{ __typename }' }), { accept: 'multipart/mixed' });
  expect(answer.headers.get('transfer-encoding')).toBeNull();
  expect(Number(answer.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength);
});

test('a hash without a text is refused in the words on which the text is sent, and an empty name is none', async () => {
  const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) };
  const hash = await post(JSON.stringify({ extensions: { persistedQuery } }));
  expect(await hash.json()).toEqual({
    errors: [
      { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
    ],
  });
  const both = await post(
    JSON.stringify({ query: '{ __typename }', operationName: '', extensions: { persistedQuery } }),
  );
  expect(await both.json()).toEqual({ data: { __typename: 'Query' } });
});
