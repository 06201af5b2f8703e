import { createECDH, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages, pushSubscriptions } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { resetEnv } from '@/lib/platform/env';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { markOwnMessage } from './mark-own-message';
import { subscribeBrowser } from './subscribe-browser';
import { unsubscribeBrowser } from './unsubscribe-browser';

const database = useDatabase();
const pair = createECDH('prime256v1');
pair.generateKeys();
const keys = {
  p256dh: pair.getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const browser = (name: string) => ({ endpoint: `https://fcm.googleapis.com/wp/${name}`, ...keys });

beforeAll(() => {
  process.env.VAPID_PRIVATE_KEY = randomBytes(32).toString('base64url');
  resetEnv();
});
afterAll(() => {
  delete process.env.VAPID_PRIVATE_KEY;
  resetEnv();
});

async function person() {
  const { id: talentId } = await makeTalent(database.db);
  return { talentId, actor: { kind: 'talent', talentId } satisfies Actor };
}
const endpointsOf = async (talentId: string) =>
  (await database.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.talentId, talentId)))
    .map(({ endpoint }) => endpoint.split('/').at(-1))
    .sort();

test('a browser is the talent’s that said so last, once, and goes when it says so', async () => {
  const [one, two] = [await person(), await person()];
  await subscribeBrowser(one.actor, browser('a'));
  await subscribeBrowser(one.actor, browser('a'));
  expect(await endpointsOf(one.talentId)).toEqual(['a']);
  await subscribeBrowser(two.actor, browser('a'));
  expect(await endpointsOf(one.talentId)).toEqual([]);
  expect(await unsubscribeBrowser(one.actor, browser('a').endpoint)).toBe(false);
  expect(await unsubscribeBrowser(two.actor, browser('a').endpoint)).toBe(true);
  expect(await endpointsOf(two.talentId)).toEqual([]);
});

test('no more than ten are kept: the oldest goes', async () => {
  const { talentId, actor } = await person();
  for (const name of 'abcdefghijkl') await subscribeBrowser(actor, browser(name));
  expect(await endpointsOf(talentId)).toEqual([...'cdefghijkl']);
});

test('an address of no known service, keys that are none, a program and who is not signed in are refused', async () => {
  const { actor } = await person();
  const elsewhere = { ...browser('a'), endpoint: 'https://intranet.example/wp' };
  await expect(subscribeBrowser(actor, elsewhere)).rejects.toMatchObject({ code: 'INVALID' });
  await expect(subscribeBrowser(actor, { ...browser('a'), auth: 'x' })).rejects.toMatchObject({
    code: 'INVALID',
  });
  const { actor: producer } = await makeAgencyUser(database.db);
  const program = { ...producer, keyId: crypto.randomUUID() };
  await expect(subscribeBrowser(program, browser('a'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(subscribeBrowser({ kind: 'anonymous' }, browser('a'))).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('a browser of somebody of an agency is that person’s, and no talent’s any more', async () => {
  const one = await person();
  const { actor, user } = await makeAgencyUser(database.db);
  await subscribeBrowser(one.actor, browser('a'));
  await subscribeBrowser(actor, browser('a'));
  expect(await endpointsOf(one.talentId)).toEqual([]);
  const rows = await database.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, user.id));
  expect(rows).toMatchObject([{ talentId: null, userId: user.id }]);
  expect(await unsubscribeBrowser(one.actor, browser('a').endpoint)).toBe(false);
  expect(await unsubscribeBrowser(actor, browser('a').endpoint)).toBe(true);
});

test('the device of a talent says that its own message came, and that it was opened', async () => {
  const [one, two] = [await person(), await person()];
  const id = crypto.randomUUID();
  await database.db.insert(messages).values({
    id,
    kind: 'x',
    payload: {},
    channel: 'push',
    talentId: one.talentId,
    status: 'SENT',
    providerId: id,
  });
  expect(await markOwnMessage(two.actor, { id, opened: true })).toBe(false);
  expect(await markOwnMessage(one.actor, { id, opened: false })).toBe(true);
  expect(await markOwnMessage(one.actor, { id, opened: true })).toBe(true);
  expect(await markOwnMessage(one.actor, { id: 'x', opened: true })).toBe(false);
  const [row] = await database.db.select().from(messages).where(eq(messages.id, id));
  expect(row).toMatchObject({ status: 'OPENED', deliveredAt: expect.any(Date), openedAt: expect.any(Date) });
});
