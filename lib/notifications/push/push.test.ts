import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messages, pushSubscriptions, pushTokens, userSessions } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { env, resetEnv } from '@/lib/platform/env';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeTalent } from '@/lib/testing/factories/talents';
import { defineNotice } from '../define-notice';
import { listMails, readMail } from '../mailbox/read-mailbox';
import { notify } from '../notify';
import { registerNotices } from '../registered-notices';
import { forgetGoogleToken } from './google-token';
import { vapidKeys } from './vapid';

const database = useDatabase();
const SAID = {
  title: 'Casa Norte te convoca',
  body: 'Responde si estás disponible.',
  path: '/mi-perfil/trabajos',
};
const call = defineNotice({
  kind: 'test.call',
  payload: z.strictObject({ id: z.string() }),
  channels: { push: async () => async () => SAID },
});
afterAll(registerNotices([call]));

type Asked = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };
const asked: Asked[] = [];
let answer: (request: Asked) => { status: number; body?: unknown };
const server = createServer(async (request, response) => {
  const one = { path: request.url ?? '', headers: request.headers, body: await buffer(request) };
  asked.push(one);
  const { status, body } = answer(one);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const account = generateKeyPairSync('rsa', { modulusLength: 2048 });
const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const sender = createECDH('prime256v1');
sender.generateKeys();

const VARIABLES = [
  'PUSH_SERVICE_ACCOUNT',
  'PUSH_BASE_URL',
  'PUSH_TOKEN_URL',
  'VAPID_PRIVATE_KEY',
  'WEB_PUSH_HOSTS',
];
beforeEach(() => {
  asked.length = 0;
  answer = ({ path }) =>
    path === '/token'
      ? { status: 200, body: { access_token: 'ya29.given', expires_in: 3600 } }
      : { status: path.startsWith('/wp/') ? 201 : 200, body: { name: 'projects/elenco/messages/1' } };
  const key = sender.getPrivateKey();
  Object.assign(process.env, {
    PUSH_SERVICE_ACCOUNT: JSON.stringify({
      project_id: 'elenco',
      client_email: 'push@elenco.iam.example',
      private_key: account.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }),
    PUSH_BASE_URL: base,
    PUSH_TOKEN_URL: `${base}/token`,
    VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url'),
    WEB_PUSH_HOSTS: '127.0.0.1, *.push.apple.com',
  });
  resetEnv();
  forgetGoogleToken();
});
afterEach(async () => {
  for (const name of VARIABLES) delete process.env[name];
  resetEnv();
  await database.pool.query('delete from graphile_worker._private_jobs');
});

async function tell(talentId: string) {
  await transact((tx) => notify(tx, call, { agencyId: null, talentId }, { id: 'a' }));
  await runAllJobs({ tolerateFailures: true });
  return database.db.select().from(messages).where(eq(messages.talentId, talentId));
}
const subscribe = (
  talentId: string,
  sessionId: string | null = null,
  endpoint = `${base}/wp/${crypto.randomUUID()}`,
) =>
  database.db
    .insert(pushSubscriptions)
    .values({
      talentId,
      sessionId,
      endpoint,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    })
    .returning();
const part = (text: string | undefined) => JSON.parse(Buffer.from(text ?? '', 'base64url').toString());

/** What the browser reads of an aes128gcm body (RFC 8188, RFC 8291). */
function decrypted(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const input = Buffer.from(hkdfSync('sha256', browser.computeSecret(theirs), auth, info, 32));
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

test('[2.7.3/push service] the mobile app is told by FCM, with a token for which the account signed, asked for once', async () => {
  const first = await makeTalent(database.db, { awake: true, pushToken: 'app-1' });
  const second = await makeTalent(database.db, { awake: true, pushToken: 'app-2' });
  const [row] = await tell(first.id);
  await tell(second.id);
  expect(asked.map(({ path }) => path)).toEqual([
    '/token',
    '/v1/projects/elenco/messages:send',
    '/v1/projects/elenco/messages:send',
  ]);
  const assertion = new URLSearchParams(asked[0]?.body.toString()).get('assertion') ?? '';
  const [header, claims, signature] = assertion.split('.');
  expect(part(claims)).toMatchObject({ iss: 'push@elenco.iam.example', aud: `${base}/token` });
  const signed = createVerify('RSA-SHA256').update(`${header}.${claims}`);
  expect(signed.verify(account.publicKey, signature ?? '', 'base64url')).toBe(true);
  expect(asked[1]?.headers.authorization).toBe('Bearer ya29.given');
  expect(JSON.parse(String(asked[1]?.body)).message).toEqual({
    token: 'app-1',
    notification: { title: SAID.title, body: SAID.body },
    data: { messageId: row?.id, type: 'test.call', path: SAID.path, url: `${env().APP_URL}${SAID.path}` },
  });
  expect(row).toMatchObject({ channel: 'push', status: 'SENT', toAddress: '1' });
});

test('a browser is told by a message that it alone reads, signed with the key it knows', async () => {
  const talent = await makeTalent(database.db, { awake: true });
  await subscribe(talent.id);
  const [row] = await tell(talent.id);
  const [request] = asked;
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(2 * 24 * 60 * 60) });
  expect(JSON.parse(decrypted(request?.body ?? Buffer.alloc(0)))).toEqual({ ...SAID, id: row?.id });
  const [, token, publicKey] = /^vapid t=([^,]+), k=(.+)$/.exec(request?.headers.authorization ?? '') ?? [];
  expect(publicKey).toBe(vapidKeys()?.publicKey);
  const [header, claims, signature] = (token ?? '').split('.');
  expect(part(claims)).toMatchObject({ aud: base, sub: `mailto:${env().SUPPORT_EMAIL}` });
  const point = sender.getPublicKey();
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const sealed = { key, dsaEncoding: 'ieee-p1363' as const };
  expect(
    verify('sha256', Buffer.from(`${header}.${claims}`), sealed, Buffer.from(signature ?? '', 'base64url')),
  ).toBe(true);
  expect(row).toMatchObject({ status: 'SENT', toAddress: '1' });
});

test('devices that take none any more are forgotten, and nobody is told by what is gone', async () => {
  const talent = await makeTalent(database.db, { awake: true, pushToken: 'app-91' });
  await subscribe(talent.id);
  answer = ({ path }) => {
    if (path === '/token') return { status: 200, body: { access_token: 'x', expires_in: 3600 } };
    if (path.startsWith('/wp/')) return { status: 410 };
    return {
      status: 404,
      body: { error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } },
    };
  };
  const [row] = await tell(talent.id);
  expect(row?.status).toBe('CANCELLED');
  expect(await database.db.$count(pushSubscriptions, eq(pushSubscriptions.talentId, talent.id))).toBe(0);
  expect(await database.db.$count(pushTokens, eq(pushTokens.talentId, talent.id))).toBe(0);
  expect(await tell(talent.id)).toHaveLength(1);
});

test('trouble is tried again, a refusal is not', async () => {
  const talent = await makeTalent(database.db, { awake: true });
  await subscribe(talent.id);
  answer = () => ({ status: 503 });
  expect((await tell(talent.id))[0]).toMatchObject({ status: 'QUEUED', attempts: 1 });
  const other = await makeTalent(database.db, { awake: true });
  await subscribe(other.id);
  answer = () => ({ status: 403 });
  expect((await tell(other.id))[0]).toMatchObject({
    status: 'FAILED',
    error: expect.stringContaining('403'),
  });
});

test('a browser in which the talent signed out is told nothing', async () => {
  const talent = await makeTalent(database.db, { awake: true });
  const session = { talentId: talent.id, expiresAt: new Date(Date.now() + 1e9) };
  const [open] = await database.db.insert(userSessions).values(session).returning();
  await subscribe(talent.id, open?.id ?? null);
  expect((await tell(talent.id))[0]?.status).toBe('SENT');
  await database.db
    .update(userSessions)
    .set({ endedAt: new Date(), endedReason: 'LOGGED_OUT' })
    .where(eq(userSessions.talentId, talent.id));
  expect(asked).toHaveLength(1);
  expect((await tell(talent.id)).map(({ status }) => status).sort()).toEqual(['CANCELLED', 'SENT']);
  expect(asked).toHaveLength(1);
});

test('without FCM the message to the app is in the local mailbox', async () => {
  delete process.env.PUSH_SERVICE_ACCOUNT;
  process.env.EMAIL_DRIVER = 'mailbox';
  resetEnv();
  const talent = await makeTalent(database.db, { awake: true, pushToken: 'app-92' });
  await tell(talent.id);
  const { mails } = await listMails({ to: `${talent.id}@telefono.invalid` });
  const mail = await readMail(mails[0]?.id ?? '');
  expect(mail).toMatchObject({ subject: SAID.title });
  expect(mail?.text).toContain(SAID.path);
  expect(asked).toEqual([]);
});
