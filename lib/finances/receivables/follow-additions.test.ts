import { beforeEach, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { shiftDay } from '@/lib/core/dates';
import { acceptQuotation } from '@/lib/quotations/accept-quotation';
import { type First, makeFirst, sendAddition } from '@/lib/quotations/additions/testing/added-to';
import { voidQuotation } from '@/lib/quotations/voiding/void-quotation';
import { recordPayment } from '../payments/record-payment';
import { keepCollection } from './keep-collection';
import { agingDay, getReceivable } from './queries';

const database = useDatabase();

let made: First;
beforeEach(async () => {
  made = await makeFirst(database.db);
});

const receivable = () => getReceivable(made.actor, made.eventId);
const say = (more: Partial<Parameters<typeof keepCollection>[1]>) =>
  keepCollection(made.actor, { eventId: made.eventId, reminds: true, ...more });
const pay = (amount: number) =>
  recordPayment(made.actor, { eventId: made.eventId, kind: 'PAYMENT', amount, paidOn: '2026-01-15' });
async function add() {
  const addition = await sendAddition(made);
  await acceptQuotation(made.actor, { quotationId: addition.id });
  return addition;
}

test('an amount in place of the total rises by what is added, and falls when that is taken back', async () => {
  const amount = made.first.total - 100_000;
  await say({ amount, amountReason: 'Descuento' });
  const addition = await add();
  expect(await receivable()).toMatchObject({ charged: amount + addition.total, amountReason: 'Descuento' });
  await voidQuotation(made.actor, { id: addition.id, reason: 'Ya no va' });
  expect(await receivable()).toMatchObject({ charged: amount });
  const sent = await sendAddition(made);
  await voidQuotation(made.actor, { id: sent.id, reason: 'No' });
  expect(await receivable()).toMatchObject({ charged: amount });
});

test('an amount never falls below nothing', async () => {
  const addition = await add();
  await say({ amount: addition.total - 1, amountReason: 'Descuento' });
  await voidQuotation(made.actor, { id: addition.id, reason: 'Ya no va' });
  expect(await receivable()).toMatchObject({ charged: 0 });
});

test('what is added once all is paid has its own terms; a later due day stays', async () => {
  await say({ invoicedOn: '2026-01-01', dueOn: '2026-01-31' });
  await pay(made.first.total);
  const addition = await add();
  const dueOn = shiftDay(agingDay(), 30);
  expect(await receivable()).toMatchObject({ balance: addition.total, dueOn, late: -30 });
  const afterwards = shiftDay(dueOn, 5);
  await say({ invoicedOn: '2026-01-01', dueOn: afterwards });
  await pay(addition.total);
  await add();
  expect(await receivable()).toMatchObject({ dueOn: afterwards });
});

test('the due day stays while something else is owed, and no amount is said by itself', async () => {
  await say({ invoicedOn: '2026-01-01', dueOn: '2026-01-31' });
  const addition = await add();
  expect(await receivable()).toMatchObject({ dueOn: '2026-01-31', chargedInstead: null });
  await voidQuotation(made.actor, { id: addition.id, reason: 'Ya no va' });
  expect(await receivable()).toMatchObject({ charged: made.first.total, chargedInstead: null });
});
