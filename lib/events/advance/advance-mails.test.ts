import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clients, events, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import { isoDateInZone } from '@/lib/core/dates';
import type { OutgoingMail } from '@/lib/notifications/email/outgoing-mail';
import { useTransport } from '@/lib/notifications/email/transport';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { inDays } from '../testing/cast-event';
import { askAdvance } from './ask-advance';
import { confirmAdvance, refuseAdvance } from './decide-advance';
import { keepAdvanceProof } from './keep-proof';

const sent: OutgoingMail[] = [];
beforeAll(() => useTransport({ deliver: async (mail) => void sent.push(mail) }));
afterAll(() => useTransport(null));

const database = useDatabase();
beforeEach(() => {
  sent.length = 0;
});

const TERMS = {
  percent: 5000,
  dueOn: isoDateInZone(inDays(8), 'America/Bogota'),
  instructions: 'Bancolombia 123',
};

async function asked() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, {
    ...{ agency, startDate: inDays(10), endDate: inDays(11), totalEvent: 1_000_000 },
  });
  await database.db.update(clients).set({ emailProducer: 'ana@cliente.co' });
  await askAdvance(actor, { eventId: event.id, ...TERMS });
  return { actor, eventId: event.id };
}

test('the platform is mailed that there is an advance to confirm, where it receives the money', async () => {
  const own = await asked();
  await runAllJobs();
  await database.db.update(events).set({ tercero: true }).where(eq(events.id, own.eventId));
  sent.length = 0;
  await handIn(own);
  await runAllJobs();
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('Anticipo por confirmar')]);
  expect(sent[0]?.html).toContain(`/recaudo/${own.eventId}`);
  sent.length = 0;
  const plain = await asked();
  await runAllJobs();
  sent.length = 0;
  await handIn(plain);
  await runAllJobs();
  expect(sent).toEqual([]);
});

const statuses = async (eventId: string) =>
  (
    await database.db
      .select({ kind: messages.kind, status: messages.status })
      .from(messages)
      .where(eq(messages.eventId, eventId))
      .orderBy(asc(messages.createdAt))
  ).map(({ kind, status }) => `${kind} ${status}`);

const handIn = async ({ actor, eventId }: Awaited<ReturnType<typeof asked>>) =>
  keepAdvanceProof(actor, { eventId, name: 'pago.png', bytes: await paperOf('rut') });

test('[2.7.3/mail: advance] the client is mailed how to pay, with its link, and what was decided', async () => {
  const own = await asked();
  const { actor, eventId } = own;
  await runAllJobs();
  expect(sent[0]?.html).toContain('Bancolombia 123');
  expect(sent[0]?.html).toContain(`/anticipo/${eventId}?k=`);
  await handIn(own);
  await refuseAdvance(actor, { eventId, reason: 'No se lee el valor' });
  await runAllJobs();
  expect(sent[1]?.html).toContain('No se lee el valor');
  await handIn(own);
  await confirmAdvance(actor, { eventId });
  await runAllJobs();
  expect(sent[2]?.subject).toContain('Recibimos tu anticipo');
  expect(await statuses(eventId)).toEqual([
    'events.advance-asked SENT',
    'events.advance-refused SENT',
    'events.advance-received SENT',
  ]);
});

test('what is not so any more when it is sent is not said', async () => {
  const { eventId } = await asked();
  await database.db.update(events).set({ advanceAskedAt: null }).where(eq(events.id, eventId));
  await runAllJobs();
  expect(sent).toEqual([]);
  expect(await statuses(eventId)).toEqual(['events.advance-asked CANCELLED']);
});
