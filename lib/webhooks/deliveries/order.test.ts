import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webhookDeliveries, webhooks } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import { resetEnv } from '@/lib/platform/env';
import { runWorker } from '@/lib/platform/jobs/worker';
import { log } from '@/lib/platform/log';
import { type Answered, type Asked, startProviderServer } from '@/lib/rides/testing/provider-server';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createWebhook } from '../change-webhook';
import { jobs as webhookJobs } from '../jobs';
import { listWebhooks } from '../queries';
import { jobs as deliveryJobs } from './jobs';
import { agenciesWithDue } from './send-due';
import { handle as sendToAgency } from './send-to-agency';

const database = useDatabase();
const context = {
  actor: { kind: 'job', name: 'webhooks.send-to-agency' },
  ...{ log, attempt: 1, lastAttempt: false, signal: new AbortController().signal },
} as const;
const send = async () => {
  for (const agencyId of await agenciesWithDue()) await sendToAgency({ agencyId }, context);
};

let answer: (asked: Asked) => Answered;
let server: Awaited<ReturnType<typeof startProviderServer>>;
beforeEach(async () => {
  answer = () => ({ status: 200 });
  server = await startProviderServer((asked) => answer(asked));
  process.env.WEBHOOK_ALLOW_INNER = 'on';
  resetEnv();
});
afterEach(async () => {
  delete process.env.WEBHOOK_ALLOW_INNER;
  resetEnv();
  await server.stop();
  await database.db.delete(webhookDeliveries);
  await database.pool.query('delete from graphile_worker._private_jobs');
});

async function makeHooks(paths: readonly string[]) {
  const { agency, actor } = await makeAgencyUser(database.db);
  for (const path of paths) {
    await createWebhook(actor, { url: `${server.url}/${path}`, events: ['claim.approved'] });
  }
  const happen = (...ids: string[]) =>
    database.db.transaction(async (tx) => {
      for (const id of ids)
        await tx.execute(sql`insert into audit_entries (agency_id, actor_kind, entity, entity_id, action)
          values (${agency.id}, 'job', 'claim', ${id}, 'approve')`);
    });
  return { agency, actor, happen };
}

const idsAt = (path: string) =>
  server.asked.filter((asked) => asked.path === `/${path}`).map(({ body }) => JSON.parse(body).data.id);
const numbersAt = (path: string) =>
  server.asked.filter((asked) => asked.path === `/${path}`).map(({ body }) => JSON.parse(body).sequence);

test('each address is told in the order of the trail, one message at a time, by several workers too', async () => {
  const { happen } = await makeHooks(['a']);
  await happen('1', '2', '3');
  await happen('4');
  await happen('5', '6');
  await Promise.all([send(), send(), send(), send()]);
  expect(idsAt('a')).toEqual(['1', '2', '3', '4', '5', '6']);
  const numbers = numbersAt('a');
  expect(numbers).toEqual(numbers.toSorted((one: number, other: number) => one - other));
  expect(new Set(numbers).size).toBe(6);
});

test('all wait in order for an address that is away, which is asked once in a while; then all come', async () => {
  const { actor, happen } = await makeHooks(['a']);
  answer = () => ({ status: 503 });
  await happen('1', '2', '3');
  await send();
  await send();
  expect(idsAt('a')).toEqual(['1']);
  let moment = Date.now();
  for (let attempt = 2; attempt <= 30; attempt++) {
    moment += 11 * 60_000;
    await at(new Date(moment), send);
    expect(idsAt('a')).toHaveLength(attempt);
  }
  answer = () => ({ status: 200 });
  await at(new Date(moment + 11 * 60_000), send);
  expect(idsAt('a').slice(30)).toEqual(['1', '2', '3']);
  expect((await listWebhooks(actor))[0]?.failingSince).toBeNull();
});

test('one message that is refused again and again lets the others pass, and comes later with its number', async () => {
  const { happen } = await makeHooks(['a']);
  let good = false;
  answer = ({ body }) => ({ status: JSON.parse(body).data.id === '1' && !good ? 400 : 200 });
  await happen('1', '2');
  await send();
  expect(idsAt('a')).toEqual(['1']);
  let moment = Date.now();
  for (let attempt = 2; attempt <= 3; attempt++) {
    moment += 4 * 60_000;
    await at(new Date(moment), send);
  }
  expect(idsAt('a')).toEqual(['1', '1', '1', '2']);
  good = true;
  await at(new Date(moment + 60 * 60_000), send);
  expect(idsAt('a')).toEqual(['1', '1', '1', '2', '1']);
});

test('an agency is told at once while another has hundreds waiting at ten addresses that never answer', async () => {
  const slow = await makeHooks(['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9']);
  const quick = await makeHooks(['quick']);
  answer = ({ path }) => (path === '/quick' ? { status: 200 } : 'SLOW');
  await slow.happen(...Array.from({ length: 30 }, (_, n) => `s${n}`));
  expect(await database.db.$count(webhookDeliveries, eq(webhookDeliveries.agencyId, slow.agency.id))).toBe(
    300,
  );
  const stop = new AbortController();
  const running = runWorker({
    databaseUrl: database.url,
    signal: stop.signal,
    jobs: [...webhookJobs, ...deliveryJobs],
  });
  try {
    await vi.waitFor(() => expect(server.asked.length).toBe(10), 10_000);
    for (const id of ['1', '2', '3']) {
      await quick.happen(id);
      await vi.waitFor(() => expect(idsAt('quick').at(-1)).toBe(id), { timeout: 5_000, interval: 20 });
      await sleep(100);
    }
    // No address that says nothing holds more than one message.
    expect(server.asked.filter(({ path }) => path !== '/quick')).toHaveLength(10);
    const busy = await database.db.$count(webhooks, sql`busy_until is not null`);
    expect(busy).toBeLessThanOrEqual(10);
  } finally {
    stop.abort();
    await running;
  }
}, 60_000);
