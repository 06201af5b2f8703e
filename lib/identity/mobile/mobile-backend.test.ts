import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userSessions } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { decrypt } from '@/lib/platform/encryption';
import { resetEnv } from '@/lib/platform/env';
import { makeAdministrator, makeAgencyUser, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { findSession } from '../accounts';
import { logIn } from '../log-in';
import type { LoginKind } from '../rules';
import { mobileTokenContext } from '../sessions/start-session';

const database = useDatabase();
const TOKEN = `bearer-${'x'.repeat(600)}.ñ`;

type Answer = (response: ServerResponse) => void;
const says = (status: number, body: string, headers: Record<string, string> = {}): Answer => {
  return (response) => response.writeHead(status, headers).end(body);
};
const good = says(200, JSON.stringify({ user: { id: 7, token: TOKEN } }));

/** A mobile backend: what it was asked, and what it answers. */
let asked: { path: string | undefined; body: unknown }[] = [];
let answer: Answer = good;
const backend = createServer(async (request: IncomingMessage, response) => {
  asked.push({ path: `${request.method} ${request.url}`, body: await json(request).catch(() => null) });
  // Where a backend that redirects leads to: whoever follows gets a token there.
  if (request.url === '/elsewhere') good(response);
  else answer(response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  process.env.MOBILE_API_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  resetEnv();
});
afterAll(() => {
  backend.closeAllConnections();
  backend.close();
});
beforeEach(() => {
  asked = [];
  answer = good;
});

async function enter(kind: LoginKind, email: string, password = TEST_PASSWORD) {
  const result = await logIn(kind, email, password, { ip: null, userAgent: null, replaces: null });
  const { account } = await findSession(result.ok ? result.sessionId : '');
  return { result, account };
}

const tokenOf = async (sessionId = '') =>
  (await database.db.select().from(userSessions).where(eq(userSessions.id, sessionId)))[0]?.mobileToken ??
  null;

describe('with a mobile backend, an administrator', () => {
  test('[1.2.5/mobile backend] [1.3/session.bearerTokenMovil] is shown to it, and its token is kept encrypted for this session alone', async () => {
    const { user } = await makeAdministrator(database.db);
    const { account } = await enter('admin', user.email.toUpperCase());
    expect(asked).toEqual([
      { path: 'POST /api/login/admin', body: { email: user.email, password: TEST_PASSWORD } },
    ]);
    expect(account).toMatchObject({ needsMobileToken: false });
    const sessionId = account?.sessionId ?? '';
    const kept = (await tokenOf(sessionId)) ?? '';
    expect(kept).toMatch(/^enc1\./);
    expect(decrypt(kept, mobileTokenContext(sessionId))).toBe(TOKEN);
    const other = (await enter('admin', user.email)).account?.sessionId ?? '';
    expect(() => decrypt(kept, mobileTokenContext(other))).toThrow();
  });

  test.each<[string, Answer]>([
    ['refuses', says(401, JSON.stringify({ status: 401, error: 'no' }))],
    ['breaks', says(500, 'boom')],
    ['accepts without an answer', says(202, JSON.stringify({ user: { token: TOKEN } }))],
    ['answers nonsense', says(200, '<html>')],
    ['forgets the token', says(200, JSON.stringify({ user: {} }))],
    ['answers another kind of token', says(200, JSON.stringify({ user: { token: { a: 1 } } }))],
    ['answers without end', says(200, JSON.stringify({ user: { token: 'x'.repeat(100_000) } }))],
    ['sends elsewhere', says(307, '', { location: '/elsewhere' })],
    ['hangs up', (response) => response.destroy()],
    ['never answers', () => undefined],
  ])(
    '[2.7.3/mobile backend 202] gets in without a token, and it is said, when the backend %s',
    async (_what, how) => {
      answer = how;
      const { user } = await makeAdministrator(database.db);
      const { result, account } = await enter('admin', user.email);
      expect(result.ok).toBe(true);
      expect(account).toMatchObject({ needsMobileToken: true });
      expect(await tokenOf(account?.sessionId)).toBeNull();
    },
  );

  test('with a wrong password is not shown to it, and neither is anybody of an agency', async () => {
    const { user } = await makeAdministrator(database.db);
    expect((await enter('admin', user.email, 'otra')).result.ok).toBe(false);
    const { user: producer } = await makeAgencyUser(database.db);
    expect((await enter('agency', producer.email)).account).toMatchObject({ needsMobileToken: false });
    expect(asked).toEqual([]);
  });
});

test('without one, nobody is asked and nothing is missing', async () => {
  const url = process.env.MOBILE_API_URL;
  delete process.env.MOBILE_API_URL;
  resetEnv();
  const { user } = await makeAdministrator(database.db);
  expect((await enter('admin', user.email)).account).toMatchObject({ needsMobileToken: false });
  expect(asked).toEqual([]);
  process.env.MOBILE_API_URL = url;
  resetEnv();
});
