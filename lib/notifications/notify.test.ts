import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emails } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { resetEnv } from '@/lib/platform/env';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
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
registerNotices([alarm, letter]);

async function queuedBy(by?: readonly Channel[]) {
  await transact((tx) => notify(tx, alarm, { agencyId: null, ...(by ? { by } : {}) }, { id: 'a' }));
  const { rows } = await database.pool.query<{ task: string }>(
    `select task.identifier as task from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id order by 1`,
  );
  return rows.map(({ task }) => task);
}

afterEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
  delete process.env.SMS_DRIVER;
  resetEnv();
});

test('goes by all channels of the notice, or by those that are told', async () => {
  expect(await queuedBy()).toEqual(['notifications.send-email', 'notifications.send-text']);
  await database.pool.query('delete from graphile_worker._private_jobs');
  expect(await queuedBy(['text'])).toEqual(['notifications.send-text']);
  expect(await database.db.$count(emails)).toBe(1);
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
