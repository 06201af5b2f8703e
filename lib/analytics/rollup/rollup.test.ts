import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, claims, contracts, convocateds, eventCosts, events, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATED, EVENT, QUOTATION } from '@/lib/core/states';
import { insertNeeds } from '@/lib/events/personals/insert-needs';
import { listEventPersonals } from '@/lib/events/queries';
import { getEventFinances } from '@/lib/finances/margin/queries';
import { transact } from '@/lib/platform/transaction';
import type { Agency } from '@/lib/testing/factories/agencies';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { listReportRows } from '../report/rows';
import { keptFigures, recount } from '../testing/recount';
import { catchUp, foldOnce } from './fold';

const database = useDatabase();
const USD = 2;
const MAY = new Date('2026-05-31T23:00:00Z');
/** Still May in Bogotá. */
const LATE_IN_MAY = new Date('2026-06-01T04:00:00Z');

let agency: Agency;
let actor: Awaited<ReturnType<typeof makeAgencyUser>>['actor'];
beforeEach(async () => {
  const made = await makeAgencyUser(database.db);
  ({ agency, actor } = made);
});

/** What the months say of one measure of the agency: `key month` to `count for amount`. */
async function figures(measure: string): Promise<Record<string, string>> {
  await catchUp(10);
  const start = `${agency.id} ${measure} `;
  return Object.fromEntries(
    Object.entries(await keptFigures(database.db))
      .filter(([figure]) => figure.startsWith(start))
      .map(([figure, value]) => [figure.slice(start.length), value]),
  );
}
const priced = (total: number) => ({ subtotal: total, iva: 0, total });
const quote = (fields: Parameters<typeof makeQuotation>[1] = {}) =>
  makeQuotation(database.db, { agency, createdAt: MAY, sentAt: null, validUntil: null, ...fields });

describe('the funnel', () => {
  test('holds each quotation once, where it got to, in the month in which it was made', async () => {
    await quote({ stateId: QUOTATION.DRAFT, ...priced(1) });
    await quote({ sentAt: MAY, createdAt: LATE_IN_MAY, ...priced(20) });
    await quote({ sentAt: MAY, firstOpenedAt: MAY, ...priced(300) });
    await quote({ sentAt: MAY, firstOpenedAt: MAY, stateId: QUOTATION.REJECTED, ...priced(4000) });
    await quote({ sentAt: MAY, stateId: QUOTATION.ACCEPTED, acceptedAt: MAY, ...priced(50_000) });
    await quote({ sentAt: MAY, voidedAt: MAY, voidedReason: 'Repetida', ...priced(9) });
    await quote({ sentAt: MAY, supersededAt: MAY, ...priced(9) });
    await quote({
      sentAt: MAY,
      currencyId: USD,
      fxRate: '4000',
      ...priced(150),
      createdAt: new Date('2026-06-01T05:00:00Z'),
    });
    expect(await figures('FUNNEL')).toEqual({
      'QUOTED 2026-05-01': '1 for 1',
      'SENT 2026-05-01': '1 for 20',
      'OPENED 2026-05-01': '2 for 4300',
      'ACCEPTED 2026-05-01': '1 for 50000',
      'SENT 2026-06-01': '1 for 6000',
    });
  });

  test('goes on with the event: everybody confirmed, signed, paid', async () => {
    const event = await makeEvent(database.db, { agency });
    const month = `${event.createdAt.toISOString().slice(0, 7)}-01`;
    const convocatory = await makeConvocatory(database.db, { event });
    const stage = async () => Object.keys(await figures('FUNNEL'));
    expect(await stage()).toEqual([`ACCEPTED ${month}`]);
    const places = [];
    for (const { quantity } of event.personals)
      for (let index = 0; index < quantity; index++)
        places.push(await makeConvocated(database.db, { convocatory }));
    expect(await stage()).toEqual([`COVERED ${month}`]);
    const signed = [];
    for (const convocated of places)
      signed.push({ convocated, contract: await makeContract(database.db, { convocated }) });
    expect(await stage()).toEqual([`SIGNED ${month}`]);
    for (const work of signed) await makeClaim(database.db, { ...work, status: 'PAID' });
    expect(await stage()).toEqual([`PAID ${month}`]);
    await database.db.update(events).set({ stateId: EVENT.CANCELLED });
    expect(await stage()).toEqual([`ACCEPTED ${month}`]);
  });
});

test('an addition counts once for itself, by the people that it asked for, and its event once for both', async () => {
  const event = await makeEvent(database.db, { agency, startDate: MAY, endDate: MAY });
  const firstTotal = event.totalEvent;
  const addition = await quote({
    stateId: QUOTATION.ACCEPTED,
    sentAt: MAY,
    acceptedAt: MAY,
    additionOf: event.quotationId,
    cityId: event.cityId,
  });
  await transact((tx) => insertNeeds(tx, addition, event.id));
  const needs = await listEventPersonals(actor, event.id);
  const added = needs.find(({ id }) => !event.personals.some((personal) => personal.id === id));
  if (!added) throw new Error('the addition asks for nobody');
  const convocatory = await makeConvocatory(database.db, { event: { ...event, personals: [added] } });
  const month = `${event.createdAt.toISOString().slice(0, 7)}-01`;
  const funnel = (stage: string) => ({
    [`ACCEPTED ${month}`]: `1 for ${firstTotal}`,
    [`${stage} 2026-05-01`]: `1 for ${addition.total}`,
  });
  expect(await figures('FUNNEL')).toEqual(funnel('ACCEPTED'));
  for (let index = 0; index < added.quantity; index++) await makeConvocated(database.db, { convocatory });
  expect(await figures('FUNNEL')).toEqual(funnel('COVERED'));
  const totalEvent = firstTotal + addition.total;
  await database.db
    .update(events)
    .set({ stateId: EVENT.FINISHED, totalEvent })
    .where(eq(events.id, event.id));
  expect(await figures('EVENT')).toEqual({ '36 2026-05-01': `1 for ${totalEvent}` });
  const { estimated, actual } = await getEventFinances(actor, event.id);
  expect(await figures('MARGIN')).toMatchObject({
    'ESTIMATED_INCOME 2026-05-01': `1 for ${estimated.income}`,
    'ESTIMATED_COSTS 2026-05-01': `1 for ${estimated.costs}`,
    'ACTUAL_COSTS 2026-05-01': `1 for ${actual?.costs}`,
  });
  const rows = await listReportRows(actor, { from: '2026-05', to: '2026-05', measure: 'CITY' });
  expect(rows.find(({ quotationId }) => quotationId === addition.id)).toMatchObject({
    eventId: event.id,
    code: addition.code,
  });
  expect(await keptFigures(database.db)).toEqual(await recount(database.db));
});

test('the margin of an ended event is the one its own page tells, in pesos', async () => {
  const event = await makeEvent(database.db, { agency, startDate: MAY, endDate: MAY });
  const convocatory = await makeConvocatory(database.db, { event });
  const convocated = await makeConvocated(database.db, { convocatory });
  await makeContract(database.db, { convocated, snapshot: { facts: { fee: { amount: 712_345 } } } });
  const again = await makeConvocated(database.db, { convocatory });
  await makeContract(database.db, { convocated: again, voidedAt: MAY });
  await database.db.insert(eventCosts).values({
    agencyId: agency.id,
    eventId: event.id,
    category: 'FOOD',
    supplier: 'Cafetería',
    spentOn: '2026-05-31',
    amount: 33_333,
  });
  expect(await figures('MARGIN')).toEqual({});
  await database.db.update(events).set({ stateId: EVENT.FINISHED }).where(eq(events.id, event.id));
  const { estimated, actual } = await getEventFinances(actor, event.id);
  expect(await figures('MARGIN')).toEqual({
    'ESTIMATED_INCOME 2026-05-01': `1 for ${estimated.income}`,
    'ESTIMATED_COSTS 2026-05-01': `1 for ${estimated.costs}`,
    'ACTUAL_INCOME 2026-05-01': `1 for ${actual.income}`,
    'ACTUAL_COSTS 2026-05-01': `1 for ${actual.costs}`,
  });
});

test('calls count by how soon they were answered, roles by when their last place was taken', async () => {
  const event = await makeEvent(database.db, { agency });
  const [role] = event.personals;
  const convocatory = await makeConvocatory(database.db, { event, createdAt: MAY });
  const after = (start: Date, hours: number) => new Date(start.getTime() + hours * 3_600_000);
  const call = (repliedAt: Date | null) =>
    makeConvocated(database.db, { convocatory, stateId: CONVOCATED.CALLED, createdAt: MAY, repliedAt });
  await call(null);
  await call(after(MAY, 1));
  const asked = [];
  for (let index = 0; index < (role?.quantity ?? 0); index++) asked.push(await call(after(MAY, 30 + index)));
  expect(await figures('CALL')).toMatchObject({
    'UNANSWERED 2026-05-01': '1 for 0',
    'WITHIN_1 2026-05-01': '1 for 3600',
  });
  expect(await figures('FILL')).toMatchObject({ 'OPEN 2026-05-01': '1 for 0' });
  for (const { id } of asked) {
    await database.db
      .update(convocateds)
      .set({ stateId: CONVOCATED.CONFIRMED })
      .where(eq(convocateds.id, id));
    await database.db.insert(auditEntries).values({
      ...{
        entity: 'convocated',
        entityId: id,
        action: 'decide',
        agencyId: agency.id,
        actorKind: 'agencyUser',
      },
      ...{ toState: String(CONVOCATED.CONFIRMED), at: after(convocatory.createdAt, 48) },
    });
  }
  expect(await figures('FILL')).toMatchObject({ 'FILLED 2026-05-01': '1 for 172800' });
});

test('the months are what the rows say, whatever changed and however it was counted', async () => {
  const made = [];
  for (let index = 0; index < 6; index++) {
    const event = await makeEvent(database.db, index % 2 ? { agency } : {});
    const convocatory = await makeConvocatory(database.db, { event });
    for (let place = 0; place < 3; place++) {
      const convocated = await makeConvocated(database.db, { convocatory });
      const contract = await makeContract(database.db, { convocated });
      if (place > 0)
        await makeClaim(database.db, { convocated, contract, status: place === 1 ? 'SENT' : 'APPROVED' });
    }
    made.push(event);
    if (index % 3 === 0) await foldOnce();
  }
  const some = (table: unknown) => sql`update ${table} set`;
  const changes = [
    sql`${some(quotations)} accepted_at = accepted_at - interval '40 days', city_id = city_id + 1 where random() < 0.5`,
    sql`${some(events)} state_id = ${EVENT.FINISHED} where state_id <> ${EVENT.CANCELLED} and random() < 0.5`,
    sql`${some(claims)} status = 'PAID', paid = price where status = 'APPROVED' and random() < 0.5`,
    sql`${some(contracts)} voided_at = now() where voided_at is null and random() < 0.3`,
    sql`${some(convocateds)} replied_at = created_at + random() * interval '4 days' where random() < 0.7`,
    sql`${some(events)} start_date = start_date + interval '31 days', end_date = end_date + interval '31 days' where random() < 0.5`,
    sql`${some(quotations)} voided_at = now(), voided_reason = 'Repetida' where random() < 0.2`,
    sql`insert into event_collections (event_id, agency_id, amount, amount_reason) select id, agency_id, 777777, 'Descuento' from events where random() < 0.5`,
    sql`delete from quotation_lines where random() < 0.2`,
  ];
  for (const change of changes) {
    await database.db.execute(change);
    if (Math.random() < 0.5) await catchUp(5);
  }
  await catchUp(5);
  const expected = await recount(database.db);
  expect(Object.keys(expected).length).toBeGreaterThan(20);
  expect(await keptFigures(database.db)).toEqual(expected);
  expect(made).toHaveLength(6);
});

test('ten count at once, and each change counts once', async () => {
  for (let index = 0; index < 5; index++) await quote({ sentAt: MAY, ...priced(100) });
  await Promise.all(Array.from({ length: 10 }, () => foldOnce()));
  expect(await figures('FUNNEL')).toEqual({ 'SENT 2026-05-01': '5 for 500' });
});
