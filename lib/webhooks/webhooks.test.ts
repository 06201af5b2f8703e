import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agencies, webhookDeliveries, webhooks } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { makeSentClaim } from '@/lib/claims/testing/claimed';
import type { JobActor } from '@/lib/core/actor';
import { AGENCY, EVENT } from '@/lib/core/states';
import { cancelEvent } from '@/lib/events/cancel-event';
import { updateEvent } from '@/lib/events/update-event';
import { at } from '@/lib/platform/clock';
import { resetEnv } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { type Answered, type Asked, startProviderServer } from '@/lib/rides/testing/provider-server';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import {
  createWebhook,
  pauseWebhook,
  removeWebhook,
  renewWebhookSecret,
  resendDelivery,
  testWebhook,
} from './change-webhook';
import { agenciesWithDue } from './deliveries/send-due';
import { handle as sendToAgency } from './deliveries/send-to-agency';
import { getWebhook, listWebhooks } from './queries';
import { pauseAfter } from './rules';

const database = useDatabase();
const job: JobActor = { kind: 'job', name: 'webhooks.send-due' };
const context = { actor: job, log, attempt: 1, lastAttempt: false, signal: new AbortController().signal };
const send = async () => {
  for (const agencyId of await agenciesWithDue()) await sendToAgency({ agencyId }, context);
};

let answer: (asked: Asked) => Answered;
let server: Awaited<ReturnType<typeof startProviderServer>>;
beforeEach(async () => {
  answer = () => ({ status: 200, body: 'gracias' });
  server = await startProviderServer((asked) => answer(asked));
  process.env.WEBHOOK_ALLOW_INNER = 'on';
  resetEnv();
});
afterEach(async () => {
  delete process.env.WEBHOOK_ALLOW_INNER;
  resetEnv();
  await server.stop();
  await database.db.delete(webhookDeliveries);
});

async function makeHook(events: Parameters<typeof createWebhook>[1]['events'] = ['claim.approved']) {
  const { agency, actor } = await makeAgencyUser(database.db);
  const { id, secret } = await createWebhook(actor, { url: `${server.url}/elenco`, events });
  const approve = async () => {
    const { claim } = await makeSentClaim(database.db, agency);
    await approveClaim(actor, claim.id);
    return claim;
  };
  return { agency, actor, id, secret, approve };
}

/** By the words of Standard Webhooks, apart from our own code. */
function signatureOf({ headers, body }: Asked, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('what happens is told once, signed, with ids alone, and kept with its answer', async () => {
  const { actor, id, secret, approve } = await makeHook();
  const claim = await approve();
  await Promise.all([send(), send(), send()]);
  expect(server.asked).toHaveLength(1);
  const [asked] = server.asked;
  if (!asked) throw new Error('nothing came');
  expect(asked).toMatchObject({ method: 'POST', path: '/elenco' });
  expect(JSON.parse(asked.body)).toEqual({
    type: 'claim.approved',
    version: 1,
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    sequence: expect.any(Number),
    data: { entity: 'claim', id: claim.id, from: 'SENT', to: 'APPROVED', eventId: claim.eventId },
  });
  expect(asked.body).not.toContain(claim.name);
  expect(asked.headers['webhook-signature']).toBe(signatureOf(asked, secret));
  const { deliveries } = await getWebhook(actor, id);
  expect(deliveries).toMatchObject([
    { state: 'SENT', attempts: 1, statusCode: 200, answer: 'gracias', failure: null, nextAttemptAt: null },
  ]);
  expect(asked.headers['webhook-id']).toBe(deliveries[0]?.id);
});

test('only what was chosen is told, only to the own agency, and nothing that was undone', async () => {
  const { actor, id, approve } = await makeHook(['claim.paid']);
  const other = await makeHook();
  await approve();
  await other.approve();
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`insert into audit_entries (agency_id, actor_kind, entity, entity_id, action)
        values (${other.agency.id}, 'job', 'claim', 'x', 'approve')`);
      throw new Error('undone');
    })
    .catch(() => undefined);
  await send();
  expect(server.asked).toHaveLength(1);
  expect((await getWebhook(actor, id)).deliveries).toEqual([]);
  for (const work of [
    () => getWebhook(actor, other.id),
    () => removeWebhook(actor, { id: other.id }),
    () => testWebhook(actor, { id: other.id }),
    () => renewWebhookSecret(actor, { id: other.id }),
    () => pauseWebhook(actor, { id: other.id, paused: true }),
  ]) {
    await expect(work()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const [theirs] = (await getWebhook(other.actor, other.id)).deliveries;
  await expect(resendDelivery(actor, { id: theirs?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('one act is told once to an address, by the more exact of the names that it was asked for', async () => {
  const { agency, actor } = await makeHook(['event.changed', 'event.cancelled']);
  await createWebhook(actor, { url: `${server.url}/solo`, events: ['event.cancelled', 'client.created'] });
  const event = await makeEvent(database.db, { agency, stateId: EVENT.CREATED });
  await updateEvent(actor, { id: event.id, name: 'Otro nombre' });
  await cancelEvent(actor, { id: event.id, reason: 'Llueve' });
  await send();
  const told = server.asked.map(({ path, body }) => [path, JSON.parse(body).type]);
  expect(told.toSorted()).toEqual([
    ['/elenco', 'event.cancelled'],
    ['/elenco', 'event.changed'],
    ['/solo', 'event.cancelled'],
  ]);
});

test('what is not taken is sent again later and later, in the end no more, and by a press at once', async () => {
  const { actor, id, approve } = await makeHook();
  answer = () => ({ status: 500, body: 'no' });
  await approve();
  const start = Date.now();
  const kept = async () => {
    const [delivery] = (await getWebhook(actor, id)).deliveries;
    if (!delivery) throw new Error('nothing was kept');
    return delivery;
  };
  let moment = start + 1000;
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 10; attempt++) {
    await at(new Date(moment), send);
    const { state, nextAttemptAt, attempts } = await kept();
    expect(attempts).toBe(attempt);
    expect(state).toBe(attempt === 10 ? 'FAILED' : 'WAITING');
    if (!nextAttemptAt) break;
    await at(new Date(nextAttemptAt.getTime() - 1000), send);
    expect(server.asked).toHaveLength(attempt);
    waits.push(nextAttemptAt.getTime() - moment);
    moment = nextAttemptAt.getTime() + 1;
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits).toHaveLength(9);
  expect(await kept()).toMatchObject({ statusCode: 500, failure: 'HTTP 500', answer: 'no' });
  expect((await listWebhooks(actor))[0]?.failingSince).toBeInstanceOf(Date);
  answer = () => ({ status: 204 });
  await resendDelivery(actor, { id: (await kept()).id });
  await send();
  expect(await kept()).toMatchObject({ state: 'SENT', attempts: 1, statusCode: 204 });
  expect((await listWebhooks(actor))[0]?.failingSince).toBeNull();
  expect(pauseAfter(1, 0)).toBe(24_000);
  expect(pauseAfter(10, 0.5)).toBeNull();
});

test('an address that takes nothing for five days rests; what happens meanwhile waits for it', async () => {
  const { actor, id, approve } = await makeHook();
  answer = () => 'SILENCE';
  await approve();
  await send();
  const long = new Date(Date.now() + 5.1 * 24 * 60 * 60_000);
  await at(long, send);
  const [resting] = await listWebhooks(actor);
  expect(resting?.pausedAt).toBeInstanceOf(Date);
  answer = () => ({ status: 200 });
  await approve();
  const before = server.asked.length;
  await at(long, send);
  expect(server.asked).toHaveLength(before);
  await pauseWebhook(actor, { id, paused: false });
  await at(new Date(long.getTime() + 3 * 24 * 60 * 60_000), send);
  expect((await getWebhook(actor, id)).deliveries.map(({ state }) => state)).toEqual(['SENT', 'SENT']);
});

test('nothing is sent for an agency that is suspended, and what waited goes once it is not', async () => {
  const { agency, approve } = await makeHook();
  await approve();
  const move = (stateId: number) =>
    database.db.update(agencies).set({ stateId }).where(eq(agencies.id, agency.id));
  await move(AGENCY.SUSPENDED);
  await send();
  expect(server.asked).toEqual([]);
  await move(AGENCY.ACTIVE);
  await send();
  expect(server.asked).toHaveLength(1);
});

test('a changed secret signs at once and the former one for a day; a test comes, and nothing after removal', async () => {
  const { actor, id, secret, approve } = await makeHook();
  const next = await renewWebhookSecret(actor, { id });
  await testWebhook(actor, { id });
  await send();
  const [both] = server.asked;
  if (!both) throw new Error('nothing came');
  expect(JSON.parse(both.body)).toMatchObject({ type: 'webhook.test', data: { entity: 'webhook' } });
  expect(both.headers['webhook-signature']).toBe(`${signatureOf(both, next)} ${signatureOf(both, secret)}`);
  await testWebhook(actor, { id });
  await at(new Date(Date.now() + 25 * 60 * 60_000), send);
  const one = server.asked[1];
  if (!one) throw new Error('the second did not come');
  expect(one.headers['webhook-signature']).toBe(signatureOf(one, next));
  const [row] = await database.db.select().from(webhooks).where(eq(webhooks.id, id));
  expect(JSON.stringify(row)).not.toContain(next.slice(6, 30));
  await removeWebhook(actor, { id });
  await approve();
  await send();
  expect(server.asked).toHaveLength(2);
  expect(await listWebhooks(actor)).toEqual([]);
});

test('a name that leads to an inner address is not followed, even where it was taken before', async () => {
  const { actor, id } = await makeHook();
  // Its name is good; where it leads is this machine.
  await database.db
    .update(webhooks)
    .set({ url: server.url.replace('127.0.0.1', 'localhost').replace('http:', 'https:') })
    .where(eq(webhooks.id, id));
  process.env.WEBHOOK_ALLOW_INNER = 'off';
  resetEnv();
  await testWebhook(actor, { id });
  await send();
  expect(server.asked).toEqual([]);
  const [delivery] = (await getWebhook(actor, id)).deliveries;
  expect(delivery).toMatchObject({ state: 'WAITING', failure: 'the name leads to no public address' });
});
