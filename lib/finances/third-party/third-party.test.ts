import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries, clientPayments, events, quotations, thirdPartyPayouts } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import type { AdministratorActor, AgencyActor, LinkActor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import {
  confirmAdvance,
  confirmCollectedAdvance,
  refuseAdvance,
  undoCollectedAdvance,
} from '@/lib/events/advance/decide-advance';
import { inDays } from '@/lib/events/testing/cast-event';
import { updateEvent } from '@/lib/events/update-event';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { getFile } from '@/lib/storage/open-file';
import type { Agency } from '@/lib/testing/factories/agencies';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import {
  refusePayment,
  takeCollected,
  takePayment,
  undoCollected,
  undoPayment,
} from '../payments/decide-payment';
import { handInPaymentProof, keepCollectedProof, keepPaymentProof } from '../payments/keep-payment-proof';
import { recordCollected, recordPayment } from '../payments/record-payment';
import '@/lib/root/file-kinds';
import { payOut, undoPayout } from './pay-out';
import { keepPayoutProof } from './payout-proof';
import { getCollectedEvent, listAgencyBalances, listCollected } from './queries';

const database = useDatabase();
const TODAY = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);

let administrator: AdministratorActor;
let actor: AgencyActor;
let agency: Agency;
let event: Awaited<ReturnType<typeof makeEvent>>;
let total: number;
beforeEach(async () => {
  administrator = (await makeAdministrator(database.db)).actor;
  ({ actor, agency } = await makeAgencyUser(database.db));
  event = await makeEvent(database.db, { agency, tercero: true, startDate: inDays(5), endDate: inDays(6) });
  const [quotation] = await database.db.select().from(quotations).where(eq(quotations.id, event.quotationId));
  total = quotation?.total ?? 0;
  await database.db.update(events).set({ totalEvent: total }).where(eq(events.id, event.id));
});

const received = (amount: number) =>
  recordCollected(administrator, { eventId: event.id, kind: 'PAYMENT', amount, paidOn: TODAY });
const pay = (amount: number, part: 'AGENCY' | 'EXPENSES' = 'AGENCY') =>
  payOut(administrator, { eventId: event.id, part, amount, paidOn: TODAY });
const desk = () => getCollectedEvent(administrator, event.id);

test('only who receives the money says that it arrived, and the agency says the rest', async () => {
  const own = { eventId: event.id, amount: 5, paidOn: TODAY };
  const refused = { code: 'CONFLICT', messageKey: 'errors.payment.platformCollects' };
  for (const kind of ['PAYMENT', 'REFUND'] as const)
    await expect(recordPayment(actor, { ...own, kind })).rejects.toMatchObject(refused);
  const withheld = await recordPayment(actor, { ...own, kind: 'WITHHELD' });
  await expect(recordCollected(administrator, { ...own, kind: 'WITHHELD' })).rejects.toMatchObject({
    fields: { kind: 'validation.payment.agencySays' },
  });
  await expect(undoCollected(administrator, { id: withheld.id, reason: 'x' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const { id } = await received(1000);
  await expect(undoPayment(actor, { id, reason: 'x' })).rejects.toMatchObject(refused);
  const file = { name: 'p.png', bytes: await paperOf('rut') };
  await expect(keepPaymentProof(actor, { paymentId: id, ...file })).rejects.toMatchObject(refused);
  expect((await keepCollectedProof(administrator, { paymentId: id, ...file })).name).toBe('p.png');
  await undoCollected(administrator, { id, reason: 'Otro cliente' });
  expect((await desk()).collected).toBe(0);
  const direct = await makeEvent(database.db, { agency });
  await expect(
    recordCollected(administrator, { ...own, eventId: direct.id, kind: 'PAYMENT' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(recordCollected(actor, { ...own, kind: 'PAYMENT' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a proof of the client waits for the administrator: 200 at once take it once', async () => {
  const holder: LinkActor = {
    ...{ kind: 'linkHolder', purpose: 'STATEMENT', agencyId: agency.id, tokenId: crypto.randomUUID() },
    subject: { clientId: event.clientId ?? '' },
  };
  await handInPaymentProof(holder, { eventId: event.id, name: 'p.png', bytes: await paperOf('rut') });
  const [proof] = await database.db.select().from(clientPayments).where(eq(clientPayments.eventId, event.id));
  const id = proof?.id ?? '';
  expect(await listCollected(administrator, { view: 'REPORTED' })).toMatchObject([
    { id: event.id, reported: 1 },
  ]);
  const taking = { id, amount: 700, paidOn: TODAY };
  await expect(takePayment(actor, taking)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(refusePayment(actor, { id, reason: 'x' })).rejects.toMatchObject({ code: 'CONFLICT' });
  const taken = await Promise.allSettled(
    Array.from({ length: 200 }, () => takeCollected(administrator, taking)),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await desk()).collected).toBe(700);
});

test('an advance that the platform receives is confirmed by it alone, whatever way the agency takes', async () => {
  await database.db
    .update(events)
    .set({ valueAdvance: 400, advanceAskedAt: new Date(), urlAdvance: 'https://banco.co/a.pdf' })
    .where(eq(events.id, event.id));
  const refused = { code: 'CONFLICT', messageKey: 'errors.advance.platformCollects' };
  await expect(confirmAdvance(actor, { eventId: event.id })).rejects.toMatchObject(refused);
  await expect(refuseAdvance(actor, { eventId: event.id, reason: 'x' })).rejects.toMatchObject(refused);
  await expect(updateEvent(actor, { id: event.id, validAdvance: true })).rejects.toMatchObject(refused);
  expect((await desk()).reported).toBe(1);
  await confirmCollectedAdvance(administrator, { eventId: event.id });
  expect(await desk()).toMatchObject({ collected: 400, reported: 0, advance: { state: 'RECEIVED' } });
  await expect(updateEvent(actor, { id: event.id, validAdvance: false })).rejects.toMatchObject(refused);
  await undoCollectedAdvance(administrator, { eventId: event.id });
  expect((await desk()).collected).toBe(0);
  await expect(confirmCollectedAdvance(actor, { eventId: event.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('no more is paid out than arrived for that part, many at once; what goes below is said', async () => {
  const { id } = await received(total);
  const { held, agency: part } = await desk();
  expect(held.agency).toBe(part);
  const each = Math.ceil(part / 10);
  const paid = await Promise.allSettled(Array.from({ length: 60 }, () => pay(each)));
  expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(Math.floor(part / each));
  const after = await desk();
  expect(after.held.agency).toBeGreaterThanOrEqual(0);
  expect(after.held.total + after.paid.agency).toBe(total);
  await expect(pay(1, 'EXPENSES').then(() => pay(total, 'EXPENSES'))).rejects.toMatchObject({
    fields: { amount: 'validation.payment.aboveHeld' },
  });
  const [balance] = (await listAgencyBalances(administrator)).filter(
    ({ agencyId }) => agencyId === agency.id,
  );
  const now = await desk();
  expect(balance).toMatchObject({ collected: total, held: now.held.total });
  expect((balance?.paidOut ?? 0) + now.held.total).toBe(total);
  await undoCollected(administrator, { id, reason: 'El banco lo devolvió' });
  expect((await desk()).held).toMatchObject({ overpaid: now.paid.agency + now.paid.expenses });
  const [first] = await database.db
    .select()
    .from(thirdPartyPayouts)
    .where(eq(thirdPartyPayouts.eventId, event.id));
  const undone = await Promise.allSettled(
    Array.from({ length: 20 }, () => undoPayout(administrator, { id: first?.id ?? '', reason: 'Repetido' })),
  );
  expect(undone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const trail = await database.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(sql`${auditEntries.entity} = 'payout' and ${auditEntries.agencyId} = ${agency.id}`);
  expect(trail.filter(({ action }) => action.endsWith('undo'))).toHaveLength(1);
});

test('an agency reads its own events alone and changes nothing', async () => {
  await received(900);
  const stranger = (await makeAgencyUser(database.db)).actor;
  expect(await getCollectedEvent(actor, event.id)).toMatchObject({ collected: 900 });
  expect((await listCollected(actor)).map(({ id }) => id)).toEqual([event.id]);
  expect(await listCollected(stranger)).toEqual([]);
  await expect(getCollectedEvent(stranger, event.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(listAgencyBalances(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const out = { eventId: event.id, part: 'AGENCY', amount: 1, paidOn: TODAY } as const;
  await expect(payOut(actor, out)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(payOut(administrator, { ...out, paidOn: '2999-01-01' })).rejects.toMatchObject({
    code: 'INVALID',
  });
});

test('the proof of what was paid to an agency is kept once, opened by it, and not of one that was undone', async () => {
  await received(total);
  const { id } = await pay(100);
  const given = { payoutId: id, name: 'pago.png', bytes: await paperOf('rut') };
  await expect(keepPayoutProof(actor, given)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const first = await keepPayoutProof(administrator, given);
  const kept = await keepPayoutProof(administrator, given);
  expect((await getCollectedEvent(actor, event.id)).payouts).toMatchObject([{ proofFileId: kept.id }]);
  expect(await getFile(actor, kept.id)).toMatchObject({ encrypted: true, kind: 'AGENCY_PAYOUT_PROOF' });
  await expect(getFile(actor, first.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { actor: stranger } = await makeAgencyUser(database.db);
  await expect(getFile(stranger, kept.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await undoPayout(administrator, { id, reason: 'Otra agencia' });
  await expect(keepPayoutProof(administrator, given)).rejects.toMatchObject({ code: 'CONFLICT' });
});
