import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { rides, simulatedJourneys } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { useProvider } from '../providers/provider-of';
import { simulator } from '../providers/simulator';
import { makeRider, ORDER } from '../testing/rider';
import { orderRide } from './order-ride';
import { handle as reconcile } from './reconcile';

const PATIENCE_MS = 120_000;

const database = useDatabase();
let worker: ChildProcess | null = null;
afterEach(() => {
  worker?.kill('SIGKILL');
  useProvider(null);
});

const startWorker = () =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/worker.ts'], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: 'ignore',
  });

test('a process that is killed between the order and its answer leaves one ride, which is found again', {
  timeout: PATIENCE_MS + 60_000,
}, async () => {
  // The provider takes its time over an order, and takes it whether or not somebody still waits for the answer.
  await database.db.execute(sql`
    create function take_long() returns trigger language plpgsql as
      $$ begin perform pg_sleep(3); return new; end $$`);
  await database.db.execute(sql`
    create trigger take_long before insert on simulated_journeys for each row execute function take_long()`);
  const { actor, event } = await makeRider(database.db);
  const good = simulator(1);
  // The process that keeps the intention gets no further.
  useProvider({ ...good, estimate: () => new Promise(() => undefined) });
  void orderRide(actor, ORDER).catch(() => undefined);
  const ofEvent = () => database.db.select().from(rides).where(eq(rides.eventId, event.id));
  const journeys = () => database.db.select().from(simulatedJourneys);
  await vi.waitFor(async () => expect((await ofEvent())[0]?.busyUntil).toBeTruthy(), PATIENCE_MS);
  useProvider(null);
  await database.db.update(rides).set({ busyUntil: null }).where(eq(rides.eventId, event.id));
  await database.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);

  worker = startWorker();
  const sent = { timeout: PATIENCE_MS, interval: 20 };
  await vi.waitFor(async () => expect((await ofEvent())[0]?.attemptedAt).toBeTruthy(), sent);
  await sleep(500);
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
  worker = null;
  expect(await ofEvent()).toMatchObject([{ state: 'ORDERING', journeyId: null }]);
  await vi.waitFor(async () => expect(await journeys()).toHaveLength(1), 60_000);

  const later = new Date(Date.now() + 2 * 60_000);
  const context = { log, attempt: 1, lastAttempt: false, signal: new AbortController().signal };
  await at(later, () => reconcile({}, { ...context, actor: { kind: 'job', name: 'rides.reconcile' } }));
  const [journey, ...more] = await journeys();
  expect(more).toEqual([]);
  expect(await ofEvent()).toMatchObject([
    { journeyId: journey?.id, state: 'HIRED', attemptedAt: expect.any(Date) },
  ]);
  expect((await orderRide(actor, ORDER)).journeyId).toBe(journey?.id);
});
