import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { clientPayments, clientStatements, events, linkTokens, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import type { AgencyActor, LinkActor } from '@/lib/core/actor';
import { isoDateInZone, shiftDay } from '@/lib/core/dates';
import { inDays } from '@/lib/events/testing/cast-event';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import type { Agency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { handInPaymentProof } from '../payments/keep-payment-proof';
import { recordPayment } from '../payments/record-payment';
import { keepCollection } from '../receivables/keep-collection';
import { previewReminder, remindDebts, sendDebtReminder } from '../reminders/remind-debts';
import { statementPdf } from './document';
import { getStatement, getStatementPage } from './queries';
import { endStatementLinks, shareStatementLink } from './statement-link';

const database = useDatabase();
const JOB = { kind: 'job', name: 'finances.remind-debts' } as const;
const TODAY = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);

let actor: AgencyActor;
let agency: Agency;
let event: Awaited<ReturnType<typeof makeEvent>>;
let clientId: string;
beforeEach(async () => {
  ({ actor, agency } = await makeAgencyUser(database.db));
  event = await makeEvent(database.db, {
    ...{ agency, startDate: inDays(-3), endDate: inDays(-3), totalEvent: 900 },
  });
  clientId = event.clientId ?? '';
});

const holder = (of = clientId): LinkActor => ({
  ...{ kind: 'linkHolder', purpose: 'STATEMENT', agencyId: agency.id, tokenId: crypto.randomUUID() },
  subject: { clientId: of },
});
const sent = async (kind: string) =>
  database.db
    .select({ to: messages.toAddress })
    .from(messages)
    .where(and(eq(messages.agencyId, agency.id), eq(messages.kind, kind)));

/** Draws the statements that reminders carry, which sends them. */
async function drawAll(): Promise<void> {
  const waiting = await database.db
    .select({ id: clientStatements.id })
    .from(clientStatements)
    .where(and(eq(clientStatements.agencyId, agency.id), isNull(clientStatements.pdfFileId)));
  for (const { id } of waiting) await statementPdf.render(JOB, id);
}

test('a client reads its own events alone, and what it owes adds up', async () => {
  await makeEvent(database.db, { agency, startDate: inDays(-9), endDate: inDays(-9), totalEvent: 5 });
  await recordPayment(actor, { eventId: event.id, kind: 'PAYMENT', amount: 400, paidOn: '2026-01-02' });
  const { statement } = await getStatementPage(holder());
  expect(statement.receivables.map(({ id }) => id)).toEqual([event.id]);
  expect(statement.sums).toMatchObject([{ charged: 900, settled: 400, owed: 500, credit: 0 }]);
  expect((await getStatement(actor, clientId)).statement.sums).toEqual(statement.sums);
  const stranger = (await makeAgencyUser(database.db)).actor;
  await expect(getStatement(stranger, clientId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a client hands in proofs for its own events, few at once, and the agency is told', async () => {
  const bytes = await paperOf('rut');
  const give = (eventId: string, of?: string) =>
    handInPaymentProof(holder(of), { eventId, name: 'p.png', bytes });
  const other = await makeClient(database.db, { agencyId: agency.id });
  await expect(give(event.id, other.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (let given = 0; given < 5; given += 1) await give(event.id);
  await expect(give(event.id)).rejects.toMatchObject({ messageKey: 'errors.payment.manyWaiting' });
  const rows = await database.db.select().from(clientPayments).where(eq(clientPayments.eventId, event.id));
  expect(rows.map(({ state, amount }) => [state, amount])).toEqual(Array(5).fill(['REPORTED', null]));
  expect(await sent('finances.proof-reported')).toHaveLength(5);
});

test('a link is given, and ends with the others', async () => {
  expect(await shareStatementLink(actor, { clientId })).toContain(`/estado-de-cuenta/${clientId}?k=`);
  await shareStatementLink(actor, { clientId });
  expect(await endStatementLinks(actor, { clientId })).toBe(2);
  const [token] = await database.db.select().from(linkTokens).where(eq(linkTokens.clientId, clientId));
  expect(token?.revokedAt).not.toBeNull();
});

test('each turn is sent once, only of what was invoiced; it stops when that is paid, and waits while a proof does', async () => {
  const due = (days: number) =>
    keepCollection(actor, {
      ...{ eventId: event.id, reminds: true, invoicedOn: shiftDay(TODAY, -60), dueOn: shiftDay(TODAY, days) },
    });
  const remind = async () => {
    await Promise.all([remindDebts(JOB), remindDebts(JOB)]);
    return database.db.$count(clientStatements, eq(clientStatements.eventId, event.id));
  };
  expect(await remind()).toBe(0);
  await due(4);
  expect(await remind()).toBe(0);
  await due(3);
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(1);
  await due(-1);
  expect(await remind()).toBe(2);
  await keepCollection(actor, {
    ...{ eventId: event.id, reminds: false, invoicedOn: shiftDay(TODAY, -60), dueOn: shiftDay(TODAY, -9) },
  });
  expect(await remind()).toBe(2);
  await due(-9);
  const pay = (kind: 'PAYMENT' | 'REFUND') =>
    recordPayment(actor, { eventId: event.id, kind, amount: 900, paidOn: TODAY });
  await pay('PAYMENT');
  expect(await remind()).toBe(2);
  await pay('REFUND');
  await handInPaymentProof(holder(), { eventId: event.id, name: 'p.png', bytes: await paperOf('rut') });
  expect(await remind()).toBe(2);
  await database.db
    .update(clientPayments)
    .set({ state: 'REFUSED', reason: 'x' })
    .where(eq(clientPayments.state, 'REPORTED'));
  expect(await remind()).toBe(3);
});

test('a reminder is looked at, and sent by hand while something is owed', async () => {
  const preview = await previewReminder(actor, { eventId: event.id });
  expect(await sendDebtReminder(actor, { eventId: event.id })).toBe(preview.to);
  await drawAll();
  expect(await sent('finances.debt-reminded')).toEqual([{ to: preview.to }]);
  await database.db.update(events).set({ totalEvent: 0 }).where(eq(events.id, event.id));
  await expect(previewReminder(actor, { eventId: event.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  const reader: AgencyActor = { ...actor, role: 'READ_ONLY' };
  await expect(sendDebtReminder(reader, { eventId: event.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
