import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientPayments, events, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { PAYMENT_KINDS, PAYMENT_STATES } from '@/db/values/client-payments';
import type { AgencyActor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { inDays } from '@/lib/events/testing/cast-event';
import type { Agency } from '@/lib/testing/factories/agencies';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { refusePayment, takePayment, undoPayment } from '../payments/decide-payment';
import { moveCredit } from '../payments/move-credit';
import { listPayments } from '../payments/queries';
import { recordCollected, recordPayment } from '../payments/record-payment';
import { listCollected } from '../third-party/queries';
import { keepCollection, keepTerms } from './keep-collection';
import { getAgeing, getReceivable, listReceivables } from './queries';
import { signOf } from './rules';

const database = useDatabase();

let actor: AgencyActor;
let agency: Agency;
let event: Awaited<ReturnType<typeof makeEvent>>;
const DAY = { startDate: inDays(-50), endDate: inDays(-50) };
const TOTAL = 1_000_000;

beforeEach(async () => {
  ({ actor, agency } = await makeAgencyUser(database.db));
  event = await makeEvent(database.db, { agency, ...DAY, totalEvent: TOTAL });
});

const pay = (amount: number, more: Partial<Parameters<typeof recordPayment>[1]> = {}) =>
  recordPayment(actor, { eventId: event.id, kind: 'PAYMENT', amount, paidOn: '2026-01-15', ...more });
const balance = async (id = event.id) => (await getReceivable(actor, id)).balance;
const sameClient = (fields: Partial<typeof events.$inferInsert> = {}) =>
  makeEvent(database.db, { agency, ...DAY, totalEvent: 300, clientId: event.clientId, ...fields });

describe('a balance', () => {
  test('is the total less what was received, withheld and forgiven, and the advance once it is there', async () => {
    await pay(200_000);
    await pay(40_000, { kind: 'WITHHELD' });
    await pay(10_000, { kind: 'CREDIT_NOTE' });
    await database.db
      .update(events)
      .set({ valueAdvance: 500_000, advanceAskedAt: new Date() })
      .where(eq(events.id, event.id));
    expect(await balance()).toBe(750_000);
    await database.db
      .update(events)
      .set({ validAdvance: true, advancePaidAt: new Date() })
      .where(eq(events.id, event.id));
    expect(await balance()).toBe(250_000);
  });

  test('falls below nothing by an over-payment, of which no more goes back than was paid', async () => {
    await pay(1_200_000);
    expect(await balance()).toBe(-200_000);
    const refund = (amount: number) => pay(amount, { kind: 'REFUND' });
    await expect(refund(1_200_001)).rejects.toMatchObject({
      fields: { amount: 'validation.payment.aboveSettled' },
    });
    await refund(200_000);
    expect(await balance()).toBe(0);
  });

  test('a payment is undone once, with a reason, and stays', async () => {
    const { id } = await pay(400_000);
    await undoPayment(actor, { id, reason: 'Era de otro cliente' });
    expect(await balance()).toBe(TOTAL);
    await expect(undoPayment(actor, { id, reason: 'x' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await listPayments(actor, event.id)).toMatchObject([
      { id, state: 'UNDONE', reason: 'Era de otro cliente', settled: 0 },
    ]);
  });

  test('an event that was cancelled owes nothing, unless an amount was said', async () => {
    await database.db.update(events).set({ stateId: EVENT.CANCELLED }).where(eq(events.id, event.id));
    expect(await balance()).toBe(0);
    expect(await listReceivables(actor)).toEqual([]);
    const said = { eventId: event.id, reminds: true, amount: 90_000, amountReason: 'Penalidad' };
    await expect(keepCollection(actor, { ...said, amountReason: '' })).rejects.toMatchObject({
      fields: { amountReason: 'validation.required' },
    });
    await keepCollection(actor, said);
    expect(await balance()).toBe(90_000);
  });
});

test('credit goes to another event of the same client alone, once, and both halves come back', async () => {
  const other = await sameClient();
  const strange = await makeEvent(database.db, { agency, ...DAY, totalEvent: 300 });
  await pay(TOTAL + 250);
  const move = (toEventId: string, amount: number) =>
    moveCredit(actor, { fromEventId: event.id, toEventId, amount });
  await expect(move(strange.id, 10)).rejects.toMatchObject({ code: 'INVALID' });
  await expect(move(event.id, 10)).rejects.toMatchObject({ code: 'INVALID' });
  await expect(move(other.id, 251)).rejects.toMatchObject({
    fields: { amount: 'validation.payment.aboveCredit' },
  });
  const outcomes = await Promise.allSettled([move(other.id, 200), move(other.id, 200)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect([await balance(), await balance(other.id)]).toEqual([-50, 100]);
  const [half] = await listPayments(actor, other.id);
  await undoPayment(actor, { id: half?.id ?? '', reason: 'No era' });
  expect([await balance(), await balance(other.id)]).toEqual([-250, 300]);
});

test('is due by the terms of its client from its invoice, or from its end, and by its own day before them', async () => {
  const due = async () => (await getReceivable(actor, event.id)).dueOn;
  const end = event.endDate.getTime();
  const { late, age } = await getReceivable(actor, event.id);
  expect([late, age]).toEqual([20, 'TO_30']);
  await keepTerms(actor, { clientId: event.clientId ?? '', days: 0 });
  expect((await getReceivable(actor, event.id)).late).toBe(50);
  expect(new Date(await due()).getTime()).toBeLessThan(end + 86_400_000);
  const kept = { eventId: event.id, reminds: true, invoicedOn: '2026-03-01' };
  await keepCollection(actor, kept);
  expect(await due()).toBe('2026-03-01');
  await keepTerms(actor, { clientId: event.clientId ?? '', days: 45 });
  expect(await due()).toBe('2026-04-15');
  await keepCollection(actor, { ...kept, dueOn: '2026-05-01' });
  expect(await due()).toBe('2026-05-01');
  await expect(keepCollection(actor, { ...kept, dueOn: '2026-02-28' })).rejects.toMatchObject({
    fields: { dueOn: 'validation.dueBeforeInvoice' },
  });
});

test('the list and the sums by age say the same, page by page, and currencies stay apart', async () => {
  const dollars = await makeEvent(database.db, { agency, startDate: inDays(-200), endDate: inDays(-200) });
  await database.db
    .update(events)
    .set({ currencyId: 2, totalEvent: 12_345 })
    .where(eq(events.id, dollars.id));
  const ahead = await sameClient({ startDate: inDays(20), endDate: inDays(20) });
  const paid = await sameClient();
  await pay(300, { eventId: paid.id });
  const { sums, credits } = await getAgeing(actor);
  expect(credits).toEqual([]);
  expect(sums.map(({ currencyCode, age, balance: owed }) => [currencyCode, age, owed]).sort()).toEqual([
    ['COP', 'CURRENT', 300],
    ['COP', 'TO_30', TOTAL],
    ['USD', 'OVER_90', 12_345],
  ]);
  const view = 'OWED' as const;
  const first = await listReceivables(actor, { view, limit: 2 });
  const next = await listReceivables(actor, { view, limit: 2, after: first[1]?.id ?? '' });
  expect([...first, ...next].map(({ id }) => id)).toEqual([dollars.id, event.id, ahead.id]);
  expect(await listReceivables(actor, { view: 'SETTLED' })).toMatchObject([{ id: paid.id }]);
  expect(await listReceivables(actor, { age: 'OVER_90' })).toMatchObject([{ id: dollars.id }]);
});

test('a proof that waits counts for nothing until it is taken, and is decided once', async () => {
  const report = async () => {
    const [row] = await database.db
      .insert(clientPayments)
      .values({
        ...{ agencyId: agency.id, eventId: event.id, thirdParty: false },
        ...({ kind: 'PAYMENT', state: 'REPORTED' } as const),
      })
      .returning();
    return row?.id ?? '';
  };
  const id = await report();
  expect(await getReceivable(actor, event.id)).toMatchObject({ balance: TOTAL, reported: 1 });
  expect(await listReceivables(actor, { view: 'REPORTED' })).toHaveLength(1);
  await takePayment(actor, { id, amount: 60, paidOn: '2026-02-02', method: 'TRANSFER' });
  await expect(refusePayment(actor, { id, reason: 'x' })).rejects.toMatchObject({ code: 'CONFLICT' });
  await refusePayment(actor, { id: await report(), reason: 'No se lee' });
  expect(await getReceivable(actor, event.id)).toMatchObject({ balance: TOTAL - 60, reported: 0 });
});

test('what the platform collects stands apart, and belongs to somebody to the unit', async () => {
  const [quotation] = await database.db.select().from(quotations).where(eq(quotations.id, event.quotationId));
  const total = quotation?.total ?? 0;
  await database.db.update(events).set({ tercero: true, totalEvent: total }).where(eq(events.id, event.id));
  const administrator = (await makeAdministrator(database.db)).actor;
  await recordCollected(administrator, {
    ...{ eventId: event.id, kind: 'PAYMENT', amount: 1_234_567, paidOn: '2026-02-02' },
  });
  await pay(1000, { kind: 'WITHHELD' });
  expect(await getReceivable(actor, event.id)).toMatchObject({
    settled: 1_235_567,
    settledByOthers: 1_234_567,
    balance: total - 1_235_567,
  });
  const [collected] = await listCollected(actor);
  if (!collected) throw new Error('nothing collected');
  const { talents, expenses, platform, agency: own, excess } = collected;
  expect(talents + expenses + platform + own + excess).toBe(1_234_567);
  expect(collected.collected).toBe(1_234_567);
  expect(talents).toBeGreaterThan(0);
});

test('over random movements the balance is the charge less what counts, and undoing all of it leaves the charge', async () => {
  const movement = fc.record({
    kind: fc.constantFrom(...PAYMENT_KINDS),
    state: fc.constantFrom(...PAYMENT_STATES),
    amount: fc.integer({ min: 1, max: 9_000_000 }),
    thirdParty: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { maxLength: 12 }), async (movements) => {
      await database.db.delete(clientPayments).where(eq(clientPayments.eventId, event.id));
      for (const { state, kind, ...row } of movements)
        await database.db.insert(clientPayments).values({
          ...{ ...row, state, kind, agencyId: agency.id, eventId: event.id, paidOn: '2026-01-01' },
          reason: state === 'REFUSED' || state === 'UNDONE' ? 'x' : null,
          transferId: kind === 'CREDIT_IN' || kind === 'CREDIT_OUT' ? crypto.randomUUID() : null,
        });
      const counted = movements.filter(({ state }) => state === 'RECEIVED');
      const settled = counted.reduce((sum, { kind, amount }) => sum + signOf(kind) * amount, 0);
      expect(await getReceivable(actor, event.id)).toMatchObject({ settled, balance: TOTAL - settled });
      await database.db.execute(
        sql`update client_payments set state = 'UNDONE', reason = 'x'
          where event_id = ${event.id} and state = 'RECEIVED'`,
      );
      expect(await balance()).toBe(TOTAL);
    }),
    { numRuns: 25 },
  );
});

test('another agency finds nothing, and who may only read writes nothing', async () => {
  const stranger = (await makeAgencyUser(database.db)).actor;
  const { id } = await pay(5);
  const unknown = { code: 'NOT_FOUND' };
  await expect(getReceivable(stranger, event.id)).rejects.toMatchObject(unknown);
  await expect(undoPayment(stranger, { id, reason: 'x' })).rejects.toMatchObject(unknown);
  await expect(keepTerms(stranger, { clientId: event.clientId ?? '', days: 3 })).rejects.toMatchObject(
    unknown,
  );
  await expect(keepCollection(stranger, { eventId: event.id, reminds: true })).rejects.toMatchObject(unknown);
  expect(await listReceivables(stranger)).toEqual([]);
  expect(await listPayments(stranger, event.id)).toEqual([]);
  expect((await getAgeing(stranger)).sums).toEqual([]);
  const reader: AgencyActor = { ...actor, role: 'READ_ONLY' };
  await expect(undoPayment(reader, { id, reason: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await listReceivables(reader)).toHaveLength(1);
});
