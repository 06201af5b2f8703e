import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clients } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { inDays } from '@/lib/events/testing/cast-event';
import type { OutgoingMail } from '@/lib/notifications/email/outgoing-mail';
import { useTransport } from '@/lib/notifications/email/transport';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { sendStatement } from './send-statement';

const database = useDatabase();
const sent: OutgoingMail[] = [];
beforeAll(() => useTransport({ deliver: async (mail: OutgoingMail) => void sent.push(mail) }));
afterAll(() => useTransport(null));

async function arrange(email: string | null, totalEvent = 900_000) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const dates = { startDate: inDays(-3), endDate: inDays(-3) };
  const event = await makeEvent(database.db, { agency, ...dates, totalEvent });
  const clientId = event.clientId ?? '';
  await database.db.update(clients).set({ emailProducer: email }).where(eq(clients.id, clientId));
  return { actor, clientId };
}

test('a client is mailed what it owes with its own page, once for two presses', async () => {
  const { actor, clientId } = await arrange('camila@marca.co');
  const tries = await Promise.allSettled([1, 2, 3].map(() => sendStatement(actor, { clientId })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await runAllJobs();
  const mails = sent.filter(({ to }) => JSON.stringify(to).includes('camila@marca.co'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('900.000');
  expect(mails[0]?.text).toMatch(/\/estado-de-cuenta\S*k=/);
});

test('nothing is sent without an address, nor for the client of another agency', async () => {
  const [without, theirs] = [await arrange(null), await arrange('dos@marca.co')];
  await expect(sendStatement(without.actor, { clientId: without.clientId })).rejects.toMatchObject({
    messageKey: 'errors.letter.noAddress',
  });
  await expect(sendStatement(without.actor, { clientId: theirs.clientId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
