import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { clientPayments, clientStatements, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import type { AgencyActor, LinkActor } from '@/lib/core/actor';
import { isoDateInZone, shiftDay } from '@/lib/core/dates';
import { inDays } from '@/lib/events/testing/cast-event';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { transact } from '@/lib/platform/transaction';
import type { Agency } from '@/lib/testing/factories/agencies';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { saveCollectionSettings } from '../collecting/save-settings';
import { refusePayment, takePayment } from '../payments/decide-payment';
import { handInPaymentProof } from '../payments/keep-payment-proof';
import { recordPayment } from '../payments/record-payment';
import { keepCollection } from '../receivables/keep-collection';
import { remindDebts } from '../reminders/remind-debts';
import { openOwnStatement, openStatement } from './document';
import { issueStatement } from './issue-statement';
import { getStatement } from './queries';
import type { StatementContent } from './statement-content';

const database = useDatabase();
const JOB = { kind: 'job', name: 'finances.remind-debts' } as const;
const TODAY = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);

let actor: AgencyActor;
let agency: Agency;
let event: Awaited<ReturnType<typeof makeEvent>>;
let clientId: string;
let holder: LinkActor;
beforeEach(async () => {
  ({ actor, agency } = await makeAgencyUser(database.db));
  event = await makeEvent(database.db, {
    ...{ agency, startDate: inDays(-3), endDate: inDays(-3), totalEvent: 900_000 },
  });
  clientId = event.clientId ?? '';
  holder = {
    ...{ kind: 'linkHolder', purpose: 'STATEMENT', agencyId: agency.id, tokenId: crypto.randomUUID() },
    subject: { clientId },
  };
});

const issue = (from?: string) =>
  transact((tx) => issueStatement(tx, actor, { agencyId: agency.id, clientId, from: from ?? null }));
const issued = () =>
  database.db.select().from(clientStatements).where(eq(clientStatements.agencyId, agency.id));

test('it adds up to what is owed, says how to pay, and is the same while nothing changes', async () => {
  const pay = (kind: 'PAYMENT' | 'WITHHELD' | 'REFUND', amount: number) =>
    recordPayment(actor, { eventId: event.id, kind, amount, paidOn: TODAY, reference: 'TRF-9' });
  await pay('PAYMENT', 500_000);
  await pay('WITHHELD', 30_000);
  await pay('REFUND', 20_000);
  await saveCollectionSettings(actor, { reminderDays: [], paymentInstructions: 'Bancolombia 123' });
  const statements = await Promise.all(Array.from({ length: 20 }, () => issue()));
  expect(new Set(statements.map(({ id }) => id)).size).toBe(1);
  const content = statements[0]?.content as StatementContent;
  const { statement } = await getStatement(actor, clientId);
  expect(content).toMatchObject({
    howToPay: 'Bancolombia 123',
    collector: null,
    accounts: [
      {
        ...{ currencyCode: 'COP', opening: 0, charges: 900_000, payments: 480_000, credits: 30_000 },
        balance: statement.sums[0]?.owed,
        debts: [{ event: event.name, balance: 390_000 }],
        ages: { CURRENT: 390_000, OVER_90: 0 },
      },
    ],
  });
  // What is before the period stands in the opening balance.
  const later = (await issue(shiftDay(TODAY, 0))).content as StatementContent;
  expect(later.accounts[0]).toMatchObject({ balance: 390_000 });
  await pay('PAYMENT', 1);
  await issue();
  expect((await issued()).map(({ code }) => code).toSorted()).toEqual([1, 2, 3]);
  await expect(
    database.db.update(clientStatements).set({ code: 9 }).where(eq(clientStatements.clientId, clientId)),
  ).rejects.toThrow();
});

test('a client opens its own by its link, the agency its clients’, and nobody another’s', async () => {
  expect((await openOwnStatement(holder)).file.mime).toBe('application/pdf');
  expect((await openStatement(actor, { clientId })).file.mime).toBe('application/pdf');
  expect(await issued()).toHaveLength(1);
  const stranger = await makeAgencyUser(database.db);
  await expect(openStatement(stranger.actor, { clientId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(openOwnStatement({ ...holder, purpose: 'ADVANCE' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(openOwnStatement({ ...holder, agencyId: stranger.agency.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(openStatement(actor, { clientId, from: '2026-02-31' })).rejects.toMatchObject({
    fields: { from: 'validation.date' },
  });
});

test('an agency chooses on which days its clients are reminded, and none', async () => {
  const due = (days: number) =>
    keepCollection(actor, {
      ...{ eventId: event.id, reminds: true, invoicedOn: shiftDay(TODAY, -90), dueOn: shiftDay(TODAY, days) },
    });
  const reminded = async () => {
    await remindDebts(JOB);
    return (await issued()).length;
  };
  await saveCollectionSettings(actor, { reminderDays: [5, -10, 5] });
  await due(10);
  expect(await reminded()).toBe(1);
  await due(3);
  expect(await reminded()).toBe(1);
  await due(-5);
  expect(await reminded()).toBe(2);
  await due(-40);
  expect(await reminded()).toBe(2);
  await saveCollectionSettings(actor, { reminderDays: [] });
  await due(-1);
  expect(await reminded()).toBe(2);
  for (const [reminderDays, key] of [
    [[-61], 'validation.collecting.early'],
    [[181], 'validation.collecting.late'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], 'validation.collecting.many'],
  ] as const)
    await expect(
      saveCollectionSettings(actor, { reminderDays: [...reminderDays] }),
      key,
    ).rejects.toMatchObject({ code: 'INVALID' });
  const reader: AgencyActor = { ...actor, role: 'READ_ONLY' };
  await expect(saveCollectionSettings(reader, { reminderDays: [1] })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a client is told when its proof is taken, and why it is not', async () => {
  const told = async () =>
    (await database.db.select().from(messages).where(eq(messages.agencyId, agency.id)))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('finances.proof-') && kind !== 'finances.proof-reported');
  const give = async () => {
    await handInPaymentProof(holder, { eventId: event.id, name: 'p.png', bytes: await paperOf('rut') });
    const rows = await database.db.select().from(clientPayments).where(eq(clientPayments.eventId, event.id));
    return rows.find(({ state }) => state === 'REPORTED')?.id ?? '';
  };
  await refusePayment(actor, { id: await give(), reason: 'No se lee' });
  expect(await told()).toEqual(['finances.proof-refused']);
  const id = await give();
  const taking = { id, amount: 100_000, paidOn: TODAY };
  await Promise.allSettled(Array.from({ length: 20 }, () => takePayment(actor, taking)));
  expect((await told()).toSorted()).toEqual(['finances.proof-refused', 'finances.proof-taken']);
});
