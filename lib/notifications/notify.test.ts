import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { resetEnv } from '@/lib/platform/env';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { type Channel, defineNotice } from './define-notice';
import { listMails } from './mailbox/read-mailbox';
import { notify } from './notify';
import { registerNotices } from './registered-notices';

const database = useDatabase();
const payload = z.strictObject({ id: z.string() });
const alarm = defineNotice({
  kind: 'test.alarm',
  payload,
  channels: {
    email: async () => async () => null,
    text:
      async () =>
      async ({ id }) =>
        id === 'over' ? null : { to: '+573001112233', text: `alarma ${id}` },
  },
});
const letter = defineNotice({
  kind: 'test.letter',
  payload,
  channels: { email: async () => async () => null },
});
afterAll(registerNotices([alarm, letter]));

async function queuedBy(by?: readonly Channel[]) {
  await transact((tx) => notify(tx, alarm, { agencyId: null, ...(by ? { by } : {}) }, { id: 'a' }));
  const { rows } = await database.pool.query<{ channel: string }>(
    `select message.channel from graphile_worker._private_jobs job
       join messages message on message.id = (job.payload ->> 'messageId')::uuid order by 1`,
  );
  return rows.map(({ channel }) => channel);
}

afterEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
  delete process.env.SMS_DRIVER;
  resetEnv();
});

test('goes by all channels of the notice, or by those that are told', async () => {
  expect(await queuedBy()).toEqual(['email', 'text']);
  await database.pool.query('delete from graphile_worker._private_jobs');
  expect(await queuedBy(['text'])).toEqual(['text']);
});

test('a text message is composed when it is sent, and not sent when there is nothing to say any more', async () => {
  process.env.SMS_DRIVER = 'mailbox';
  resetEnv();
  for (const id of ['now', 'over']) {
    await transact((tx) => notify(tx, alarm, { agencyId: null, by: ['text'] }, { id }));
  }
  expect((await runAllJobs()).failed).toEqual([]);
  const { mails } = await listMails({ to: '573001112233' });
  expect(mails).toHaveLength(1);
});

test('a channel that a notice has not is an error', async () => {
  const actor = { kind: 'job', name: 'test' } as const;
  await expect(transact((tx) => letter.compose('text', { id: 'a' }, { tx, actor }))).rejects.toThrow(
    'does not go by text',
  );
});

test('a row of the list says who is told, of which event, and what became of it', async () => {
  process.env.SMS_DRIVER = 'mailbox';
  resetEnv();
  const { agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agencyId: agency.id });
  const talent = await makeTalent(database.db, { phone: null, awake: true });
  const to = { agencyId: agency.id, eventId: event.id, talentId: talent.id };
  await transact((tx) => notify(tx, alarm, to, { id: 'now' }));
  await transact((tx) => notify(tx, alarm, { ...to, by: ['text'] }, { id: 'now' }));
  await runAllJobs();
  const rows = await database.db.select().from(messages).where(eq(messages.eventId, event.id));
  expect(rows.map(({ channel, status, toAddress }) => ({ channel, status, toAddress }))).toEqual(
    expect.arrayContaining([
      // Composed as nothing to say.
      { channel: 'email', status: 'CANCELLED', toAddress: null },
      // Not chosen for a talent without a number; sent when it was asked for.
      { channel: 'text', status: 'SENT', toAddress: '+573001112233' },
    ]),
  );
  expect(rows).toHaveLength(2);
  expect(rows.every(({ talentId, agencyId }) => talentId === talent.id && agencyId === agency.id)).toBe(true);
});
