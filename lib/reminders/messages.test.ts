import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { REMINDER_REASONS } from '@/db/values/reminders';
import { at } from '@/lib/platform/clock';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { sendReminders } from './send-reminders';
import { reasonsIn } from './testing/reasons-in';

const database = useDatabase();
const { reasons } = reasonsIn(database);

const remind = (then: Date) => at(then, () => sendReminders({ kind: 'job', name: 'reminders.send' }));
const reminderTo = async (talentId: string, kind: string) => {
  const rows = await database.db
    .select()
    .from(messages)
    .where(and(eq(messages.talentId, talentId), like(messages.kind, `reminders.${kind}`)));
  return rows;
};
const kindOf = (reason: string) => reason.toLowerCase().replaceAll('_', '-');

test.each(REMINDER_REASONS)('%s is told by mail, of its event', async (reason) => {
  const { make, due } = reasons[reason];
  const one = await make();
  const [then] = due;
  if (!then) throw new Error('nothing is due');
  await remind(then);
  await at(then, () => runAllJobs());
  const [row, ...others] = await reminderTo(one.talentId, kindOf(reason));
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    status: 'SENT',
    eventId: one.eventId,
    agencyId: one.agencyId,
    channel: 'email',
  });
});

test.each(REMINDER_REASONS)('%s is not told when it is gone before the mail leaves', async (reason) => {
  const { make, due, settle } = reasons[reason];
  const one = await make();
  const [then] = due;
  if (!then) throw new Error('nothing is due');
  await remind(then);
  await settle(one);
  await at(then, () => runAllJobs());
  const rows = await reminderTo(one.talentId, kindOf(reason));
  expect(rows.map(({ status }) => status)).toEqual(['CANCELLED']);
});
