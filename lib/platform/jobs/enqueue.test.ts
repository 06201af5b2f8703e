import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useDatabase } from '@/db/testing/use-database';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { defineJob, type JobContext } from './define-job';
import { enqueue } from './enqueue';

const database = useDatabase();

let runs: { payload: { word: string }; context: JobContext }[] = [];
let failures = 0;

const say = defineJob({
  name: 'test.say',
  lane: 'other',
  payload: z.strictObject({ word: z.string() }),
  run: async () => ({
    handle: async (payload: { word: string }, context: JobContext) => {
      runs.push({ payload, context });
      if (failures-- > 0) throw new Error(`could not say it to maria@example.com`);
    },
  }),
});
const jobs = [say];
const words = () => runs.map(({ payload }) => payload.word);

async function queued() {
  const { rows } = await database.pool.query<{
    attempts: number;
    wait: number;
    last_error: string | null;
    max_attempts: number;
  }>(`select attempts, max_attempts, last_error, extract(epoch from run_at - now())::float as wait
        from graphile_worker.jobs order by id`);
  return rows;
}

beforeEach(async () => {
  runs = [];
  failures = 0;
  await database.pool.query('delete from graphile_worker._private_jobs');
});

describe('enqueue', () => {
  it('runs once what was committed', async () => {
    await transact((tx) => enqueue(tx, say, { word: 'hola' }));
    expect(await runAllJobs({ jobs })).toEqual({ done: ['test.say'], failed: [] });
    expect(await runAllJobs({ jobs })).toEqual({ done: [], failed: [] });
    expect(words()).toEqual(['hola']);
    expect(runs[0]?.context).toMatchObject({
      actor: { kind: 'job', name: 'test.say' },
      attempt: 1,
      lastAttempt: false,
    });
  });

  it('never runs what was rolled back', async () => {
    const work = transact(async (tx) => {
      await enqueue(tx, say, { word: 'hola' });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    await runAllJobs({ jobs });
    expect(runs).toEqual([]);
  });

  it('refuses a payload that the job does not take', async () => {
    const wrong: unknown[] = [{}, { word: 1 }, { word: 'hola', email: 'maria@example.com' }];
    for (const payload of wrong) {
      await expect(transact((tx) => enqueue(tx, say, payload as { word: string }))).rejects.toThrow(
        'Payload refused by the job test.say',
      );
    }
    expect(await queued()).toEqual([]);
  });

  it('waits for its time', async () => {
    await transact((tx) => enqueue(tx, say, { word: 'later' }, { runAt: new Date(Date.now() + 60_000) }));
    await runAllJobs({ jobs });
    expect(runs).toEqual([]);
    expect((await queued())[0]?.wait).toBeGreaterThan(50);
  });

  it('keeps one waiting job per key, the last', async () => {
    await transact((tx) => enqueue(tx, say, { word: 'first' }, { key: 'one' }));
    await transact((tx) => enqueue(tx, say, { word: 'second' }, { key: 'one' }));
    await transact((tx) => enqueue(tx, say, { word: 'other' }, { key: 'two' }));
    await runAllJobs({ jobs });
    expect(words()).toEqual(['second', 'other']);
  });
});

describe('a job that fails', () => {
  const makeDue = () => database.pool.query('update graphile_worker._private_jobs set run_at = now()');

  it('is tried again, after a longer pause each time', async () => {
    failures = 2;
    await transact((tx) => enqueue(tx, say, { word: 'hola' }));

    await expect(runAllJobs({ jobs })).rejects.toThrow('Failed: test.say');
    const [afterOne] = await queued();
    expect(afterOne).toMatchObject({ attempts: 1 });
    expect(afterOne?.wait).toBeGreaterThan(1);
    await runAllJobs({ jobs });
    expect(runs).toHaveLength(1);

    await makeDue();
    await runAllJobs({ jobs, tolerateFailures: true });
    const [afterTwo] = await queued();
    expect(afterTwo?.wait).toBeGreaterThan(afterOne?.wait ?? 0);

    await makeDue();
    expect((await runAllJobs({ jobs })).done).toEqual(['test.say']);
    expect(runs.map(({ context }) => context.attempt)).toEqual([1, 2, 3]);
    expect(await queued()).toEqual([]);
  });

  it('is given up after its last attempt, of which it is told', async () => {
    failures = 10;
    await transact((tx) => enqueue(tx, say, { word: 'hola' }, { maxAttempts: 2 }));
    for (let round = 0; round < 4; round++) {
      await runAllJobs({ jobs, tolerateFailures: true });
      await makeDue();
    }
    expect(runs.map(({ context }) => context.lastAttempt)).toEqual([false, true]);
  });

  it('leaves no personal data in the queue', async () => {
    failures = 1;
    await transact((tx) => enqueue(tx, say, { word: 'hola' }));
    await runAllJobs({ jobs, tolerateFailures: true });
    const [job] = await queued();
    expect(job?.last_error).toContain('could not say it');
    expect(job?.last_error).not.toContain('maria');
  });
});
