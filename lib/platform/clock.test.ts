import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { at, currentTime } from './clock';

const database = useDatabase();
const then = new Date('2027-03-01T12:00:00Z');

test('tells the real time unless told', () => {
  expect(Math.abs(currentTime().getTime() - Date.now())).toBeLessThan(1_000);
});

test('tells another time to all that one thing does, and to nothing beside it', async () => {
  const [inside, outside] = await Promise.all([
    at(then, async () => {
      await sleep(5);
      return currentTime();
    }),
    sleep(2).then(currentTime),
  ]);
  expect(inside).toEqual(then);
  expect(outside).not.toEqual(then);
});

test('is not moved by who changes the answer', () => {
  at(then, () => currentTime().setFullYear(1999));
  expect(at(then, currentTime)).toEqual(then);
});

test('dates the rows that are written meanwhile, and no others', async () => {
  const agency = await makeAgency(database.db);
  expect(Math.abs(agency.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
  expect(await at(then, () => makeClient(database.db, { agency }))).toMatchObject({
    createdAt: then,
    updatedAt: then,
  });
});
