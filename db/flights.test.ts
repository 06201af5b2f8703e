import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './client';
import { useDatabase } from './testing/use-database';

const database = useDatabase();
let pool: pg.Pool;
beforeAll(() => {
  pool = createDatabase(database.url, { max: 3 }).pool;
});
afterAll(() => pool.end());

type Answer = { pid: number; number: number };
const ask = async (number: number, after = 0, on = pool): Promise<Answer> => {
  const text = `select pg_backend_pid() as pid, $1::int as number, pg_sleep($2) /* ${after} */`;
  const { rows } = await on.query<Answer>(text, [number, after]);
  return rows[0] as Answer;
};
const numbers = Array.from({ length: 100 }, (_, number) => number);
const pidsOf = (answers: readonly Answer[]) => new Set(answers.map(({ pid }) => pid)).size;

test('what is asked at once goes by one connection, and each gets its own answer', async () => {
  const answers = await Promise.all(numbers.map((number) => ask(number)));
  expect(answers.map(({ number }) => number)).toEqual(numbers);
  expect(pidsOf(answers)).toBe(1);
  expect(pool.totalCount).toBe(1);
});

test('what is asked later goes by another while the first is busy', async () => {
  const first = ask(1, 0.015);
  await new Promise((resolve) => setImmediate(resolve));
  expect(pidsOf(await Promise.all([first, ask(2)]))).toBe(2);
});

test('one that fails fails alone', async () => {
  const asked = [ask(1), pool.query('select 1 / 0'), ask(2), pool.query('select nothing'), ask(3)];
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await ask(4)).toMatchObject({ number: 4 });
});

test('nobody waits a second time behind one that was slow', async () => {
  const slow = () => ask(0, 0.2);
  const together = await Promise.all([slow(), ask(1)]);
  expect(pidsOf(together)).toBe(1);
  expect(pidsOf(await Promise.all([slow(), ask(1)]))).toBe(2);
});

test('a connection that is lost fails what was on it, and the next one is another', async () => {
  const { pid } = await ask(0);
  const asked = Promise.allSettled([ask(1, 60), ask(2, 61), ask(3, 62)]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await database.pool.query('select pg_terminate_backend($1)', [pid]);
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const next = await ask(4);
  expect(next.number).toBe(4);
  expect(next.pid).not.toBe(pid);
});

test('every connection comes back, also where there was none to have', async () => {
  expect((await Promise.all([...numbers, ...numbers].map((number) => ask(number)))).length).toBe(200);
  expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0]);
  const ended = createDatabase(database.url, { max: 1 }).pool;
  await ended.end();
  await expect(ask(1, 0, ended)).rejects.toThrow();
});

test('statements of one transaction that are asked at once are answered in order', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('create temporary table kept (number int) on commit drop');
  const asked = numbers.map((number) =>
    client.query('insert into kept values ($1) returning (select count(*)::int from kept) as before', [
      number,
    ]),
  );
  expect((await Promise.all(asked)).map(({ rows }) => rows[0].before)).toEqual(numbers);
  await client.query('rollback');
  client.release();
});
