import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useDatabase } from '@/db/testing/use-database';
import { transact } from '@/lib/platform/transaction';
import { defineJob } from './define-job';
import { enqueue } from './enqueue';
import { JOB_LANES } from './lanes';
import { runWorker } from './worker';

const database = useDatabase();

let started: string[] = [];
let ended: string[] = [];
let duration = 0;

const say = defineJob({
  name: 'test.say',
  lane: 'other',
  payload: z.strictObject({ word: z.optional(z.string()) }),
  cron: '* * * * *',
  run: async () => ({
    default: async ({ word = 'cron' }: { word?: string | undefined }) => {
      started.push(word);
      await sleep(duration);
      ended.push(word);
    },
  }),
});

const daily = defineJob({
  name: 'test.daily',
  lane: 'other',
  payload: z.strictObject({}),
  cron: '30 8 * * *',
  run: async () => ({
    handle: async () => {
      ended.push('daily');
    },
  }),
});

/** What hangs goes on until then. */
let released = false;
const held = new Set<string>();
let passed: string[] = [];

const lanes = JOB_LANES.map((lane) => ({
  lane,
  job: defineJob({
    name: `test.${lane}`,
    lane,
    payload: z.strictObject({ hangs: z.boolean() }),
    run: async () => ({
      handle: async ({ hangs }: { hangs: boolean }) => {
        if (!hangs) return void passed.push(lane);
        held.add(lane);
        while (!released) await sleep(20);
      },
    }),
  }),
}));

const hanging = defineJob({
  name: 'test.hanging',
  lane: 'other',
  payload: z.strictObject({}),
  limitSeconds: 1,
  run: async () => ({
    handle: (_payload: object, { signal }) =>
      new Promise<void>(() => {
        started.push('hanging');
        signal.addEventListener('abort', () => ended.push('told to stop'));
      }),
  }),
});

let stop = new AbortController();
let running: Promise<void> = Promise.resolve();

function startWorker(): void {
  stop = new AbortController();
  running = runWorker({
    databaseUrl: database.url,
    signal: stop.signal,
    concurrency: 2,
    jobs: [say, daily, hanging, ...lanes.map(({ job }) => job)],
  });
}

async function stopWorker(): Promise<void> {
  stop.abort();
  await running;
}

const sayLater = (word: string) => transact((tx) => enqueue(tx, say, { word }));
/** Jobs that were asked for. A full minute may begin meanwhile, and with it what runs every minute. */
const count = async () =>
  Number(
    (
      await database.pool.query(
        `select count(*) from graphile_worker._private_jobs where payload -> 'word' is not null`,
      )
    ).rows[0].count,
  );

/** A job taken by a worker that is no more, so many seconds ago. */
async function takenBy(worker: string, word: string, secondsAgo: number): Promise<void> {
  await sayLater(word);
  await database.pool.query(
    `update graphile_worker._private_jobs
        set locked_by = $1, locked_at = now() - make_interval(secs => $2), attempts = 1
      where payload ->> 'word' = $3`,
    [worker, secondsAgo, word],
  );
}

beforeEach(async () => {
  started = [];
  ended = [];
  duration = 0;
  await database.pool.query('delete from graphile_worker._private_jobs');
});
afterEach(stopWorker);

describe('runWorker', () => {
  it('runs what is queued before and after it starts', async () => {
    await sayLater('before');
    startWorker();
    await vi.waitFor(() => expect(ended).toContain('before'), 60_000);
    await sayLater('after');
    await vi.waitFor(() => expect(ended).toContain('after'), 60_000);
    await vi.waitFor(async () => expect(await count()).toBe(0), 60_000);
  });

  it('finds work of which no notification came, as behind PgBouncer', async () => {
    await sayLater('warm-up');
    startWorker();
    await vi.waitFor(() => expect(ended).toContain('warm-up'), 60_000);
    // Time to look again after the first one and find nothing.
    await sleep(300);
    await database.pool.query(
      `insert into graphile_worker._private_jobs (task_id, payload)
       select id, '{"word":"unannounced"}' from graphile_worker._private_tasks where identifier = 'test.say'`,
    );
    await vi.waitFor(() => expect(ended).toContain('unannounced'), 60_000);
  });

  it('lets a running job end before it stops', async () => {
    duration = 700;
    await sayLater('long');
    startWorker();
    await vi.waitFor(() => expect(started).toContain('long'), 60_000);
    await stopWorker();
    expect(ended).toContain('long');
    expect(await count()).toBe(0);
  });

  it('takes over the jobs of a worker that was killed, and of no living one', async () => {
    await takenBy('pool-dead', 'orphaned', 60);
    await takenBy('pool-living', 'in good hands', 2);
    startWorker();
    await vi.waitFor(() => expect(ended).toContain('orphaned'), 60_000);
    await stopWorker();
    expect(ended).not.toContain('in good hands');
  });

  it('renews its hold on a job that takes long', async () => {
    duration = 4_500;
    await sayLater('long');
    startWorker();
    await vi.waitFor(() => expect(started).toContain('long'), 60_000);
    const age = async () => {
      const { rows } = await database.pool.query(
        `select extract(epoch from now() - locked_at)::float as age from graphile_worker.jobs where locked_by is not null`,
      );
      return rows[0]?.age;
    };
    await sleep(3_800);
    expect(await age()).toBeLessThan(2);
  });

  it('frees the place of a job that hangs, and keeps it for another try', async () => {
    await transact((tx) => enqueue(tx, hanging, {}));
    startWorker();
    await vi.waitFor(() => expect(started).toContain('hanging'), 60_000);
    await sayLater('next');
    // A full minute may begin meanwhile, and with it what runs every minute.
    const asked = () => ended.filter((word) => word !== 'cron');
    await vi.waitFor(() => expect(asked()).toEqual(['told to stop', 'next']), 60_000);
    // The worker writes down what came of a job after the job has ended.
    const freed = { attempts: 1, locked_by: null, last_error: expect.stringContaining('test.hanging') };
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select attempts, locked_by, last_error from graphile_worker._private_jobs where payload::text = '{}'`,
      );
      expect(rows).toEqual([freed]);
    }, 60_000);
  });

  it('lets jobs that hang in all lanes but one delay nothing in that one, with however few places', async () => {
    for (const lane of JOB_LANES) {
      released = false;
      held.clear();
      passed = [];
      await database.pool.query('delete from graphile_worker._private_jobs');
      for (const { job } of lanes.filter((other) => other.lane !== lane))
        for (let count = 0; count < 4; count++) await transact((tx) => enqueue(tx, job, { hangs: true }));
      startWorker();
      await vi.waitFor(() => expect(held.size).toBe(JOB_LANES.length - 1), 60_000);
      const free = lanes.find((one) => one.lane === lane);
      if (free) await transact((tx) => enqueue(tx, free.job, { hangs: false }));
      await vi.waitFor(() => expect(passed).toEqual([lane]), 60_000);
      await database.pool.query('delete from graphile_worker._private_jobs where locked_at is null');
      released = true;
      await stopWorker();
    }
  }, 240_000);

  it('goes on after its connections are cut', async () => {
    await sayLater('before');
    startWorker();
    await vi.waitFor(() => expect(ended).toContain('before'), 60_000);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'elenco'`,
    );
    await sayLater('after');
    await vi.waitFor(() => expect(ended).toContain('after'), 60_000);
  });

  it('makes up for one scheduled run that was missed, and not for a backlog of frequent ones', async () => {
    await database.pool.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       select name, now() - interval '3 days', now() - interval '2 days'
         from unnest(array['test.say', 'test.daily']) name
       on conflict (identifier) do update set last_execution = excluded.last_execution`,
    );
    startWorker();
    await vi.waitFor(() => expect(ended).toContain('daily'), 60_000);
    await sleep(300);
    expect(ended.filter((word) => word === 'daily')).toHaveLength(1);
    // One more when a minute begins during the test.
    expect(ended.filter((word) => word === 'cron').length).toBeLessThanOrEqual(1);
  });
});
