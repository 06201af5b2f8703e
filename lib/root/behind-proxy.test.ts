import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, userSessions } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { PROXIES } from '@/lib/testing/proxy/start-proxy';
import { answerNodeRequest } from './answer-graphql';

const database = useDatabase();
const server = createServer((request, response) => {
  // A proxy asks whether there is anybody.
  if (request.method === 'GET') return void response.end();
  void answerNodeRequest(request, response);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const FOLLOW = 'subscription { activity { entityId } }';

async function signedIn() {
  const { agency, user } = await makeAgencyUser(database.db);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [session] = await database.db
    .insert(userSessions)
    .values({ userId: user.id, agencyId: agency.id, expiresAt })
    .returning();
  const token = await encode({
    token: { sessionId: session?.id ?? '' } as never,
    secret: process.env.NEXTAUTH_SECRET ?? '',
  });
  return { agency, cookie: `next-auth.session-token=${token}` };
}

describe.each(PROXIES)('behind %s', (_name, start) => {
  test('what happens is told while the stream goes on', async () => {
    const { agency, cookie } = await signedIn();
    const proxy = await start((server.address() as AddressInfo).port);
    const leave = new AbortController();
    const tell = async () =>
      await database.db.insert(auditEntries).values({
        agencyId: agency.id,
        actorKind: 'job',
        actorId: 'test',
        entity: 'agency',
        entityId: agency.id,
        action: 'update',
      });
    // Again, because it listens from the moment its stream is read, but never as much as fills a proxy's buffer.
    let left = 15;
    const telling = setInterval(() => left-- > 0 && void tell(), 1_000);
    try {
      const answer = await fetch(`${proxy.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
        body: JSON.stringify({ query: FOLLOW }),
        signal: AbortSignal.any([leave.signal, AbortSignal.timeout(20_000)]),
      });
      expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
      let heard = '';
      for await (const part of answer.body ?? []) {
        heard += new TextDecoder().decode(part);
        if (heard.includes(agency.id)) break;
      }
      expect(heard).toContain(agency.id);
    } finally {
      clearInterval(telling);
      leave.abort();
      await proxy.stop();
    }
  });
});
