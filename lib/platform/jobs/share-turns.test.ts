import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useDatabase } from '@/db/testing/use-database';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { defineJob, GO_ON } from './define-job';
import { enqueue } from './enqueue';
import { shareTurns } from './share-turns';

const database = useDatabase();
let ran: string[] = [];
let rest = 0;

const work = defineJob({
  name: 'test.work',
  lane: 'mail',
  payload: z.strictObject({ word: z.string() }),
  run: async () => ({
    handle: async ({ word }: { word: string }) => {
      ran.push(word);
      return rest-- > 0 ? GO_ON : undefined;
    },
  }),
});

const add = (owner: string | undefined, ...words: string[]) =>
  transact(async (tx) => {
    for (const word of words) await enqueue(tx, work, { word }, owner ? { owner } : {});
  });
const share = () => shareTurns(database.pool);
const runAll = async () => {
  await runAllJobs({ jobs: [work] });
  return ran;
};

beforeEach(() => {
  ran = [];
  rest = 0;
});

it('lets the owners of many jobs take turns, and nobody who has none wait', async () => {
  await add('a', 'a1', 'a2', 'a3', 'a4');
  await add('b', 'b1', 'b2');
  await add(undefined, 'code');
  await share();
  expect(await runAll()).toEqual(['code', 'a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

it('lets who comes later neither wait for a backlog nor pass it over and over', async () => {
  await add('a', 'a1', 'a2', 'a3', 'a4', 'a5');
  await share();
  // Two of the five are done when somebody with a backlog of its own comes.
  await database.pool.query(
    `delete from graphile_worker._private_jobs where payload ->> 'word' in ('a1', 'a2')`,
  );
  await add('b', 'b1', 'b2', 'b3');
  await add('a', 'a6');
  await share();
  await share();
  expect(await runAll()).toEqual(['a3', 'b1', 'a4', 'b2', 'a5', 'b3', 'a6']);
});

it('lets a job that goes on wait again for the same owner', async () => {
  rest = 1;
  await add('a', 'a1', 'a2');
  await share();
  expect(await runAll()).toEqual(['a1', 'a1', 'a2']);
  ran = [];
  rest = 1;
  await add('a', 'a1');
  const { rows } = await database.pool.query('select flags from graphile_worker._private_jobs');
  expect(rows).toEqual([{ flags: { a: true } }]);
  await runAll();
});
