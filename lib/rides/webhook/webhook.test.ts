import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { resetEnv } from '@/lib/platform/env';
import { keepTold } from './keep-told';

const database = useDatabase();
const SECRET = 'un-secreto-muy-largo';
beforeEach(() => {
  process.env.RIDE_WEBHOOK_SECRET = SECRET;
  resetEnv();
});
afterEach(() => {
  delete process.env.RIDE_WEBHOOK_SECRET;
  resetEnv();
});

const queued = async () => {
  const { rows } = await database.db.execute(
    sql`select count(*)::int as n from graphile_worker.jobs where task_identifier = 'rides.take-told'`,
  );
  return rows[0]?.n;
};

test('only with its proof a provider tells of a journey, and of one told twice one question waits', async () => {
  const cabify = Buffer.from(JSON.stringify({ journey_id: 'abc-1', state: 'hired' }));
  const uber = Buffer.from(
    JSON.stringify({
      event_type: 'guests.trips.status_changed',
      meta: { resource_id: 'r1', status: 'accepted' },
    }),
  );
  const signed = (body: Buffer, secret: string) =>
    new Headers({ 'x-uber-signature': createHmac('sha256', secret).update(body).digest('hex') });
  const refused = { code: 'FORBIDDEN' };
  await expect(keepTold('cabify', cabify, new Headers())).rejects.toMatchObject(refused);
  await expect(keepTold('cabify', cabify, new Headers({ 'x-webhook-secret': 'x' }))).rejects.toMatchObject(
    refused,
  );
  await expect(keepTold('uber', uber, signed(uber, 'otro-secreto-largo'))).rejects.toMatchObject(refused);
  await expect(keepTold('uber', uber, signed(cabify, SECRET))).rejects.toMatchObject(refused);
  expect(await queued()).toBe(0);
  const good = new Headers({ 'x-webhook-secret': SECRET });
  for (const _ of [1, 2, 3]) await keepTold('cabify', cabify, good);
  await keepTold('uber', uber, signed(uber, SECRET));
  expect(await queued()).toBe(2);
  for (const body of ['', 'no', '[]', '{}', '{"journey_id":"../x"}']) {
    await expect(keepTold('cabify', Buffer.from(body), good)).rejects.toMatchObject({ code: 'INVALID' });
  }
});
