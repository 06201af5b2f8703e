import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, contracts, eventCosts, events, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import type { AgencyActor } from '@/lib/core/actor';
import { inDays } from '@/lib/events/testing/cast-event';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { addCost, editCost, voidCost } from './costs/change-costs';
import { keepCostProof } from './costs/keep-cost-proof';
import { listCosts } from './costs/queries';
import { noteLine } from './margin/note-line';
import { getEventFinances } from './margin/queries';

const database = useDatabase();
const DAY = { startDate: inDays(10), endDate: inDays(10) };

let actor: AgencyActor;
let event: Awaited<ReturnType<typeof makeEvent>>;
beforeEach(async () => {
  const made = await makeAgencyUser(database.db);
  actor = made.actor;
  event = await makeEvent(database.db, { agency: made.agency, ...DAY });
});

const cost = (fields: Partial<Parameters<typeof addCost>[1]> = {}) => ({
  eventId: event.id,
  category: 'TRANSPORT' as const,
  supplier: 'Taxis del Norte',
  supplierIdentification: '900.373.115-3',
  spentOn: '2026-11-01',
  amount: 119_000,
  iva: 19_000,
  ...fields,
});

describe('the margin', () => {
  test('is the gain of the quotation before anything is known, and follows contracts, claims and costs', async () => {
    const [quotation] = await database.db
      .select()
      .from(quotations)
      .where(eq(quotations.id, event.quotationId));
    const before = await getEventFinances(actor, event.id);
    expect(before).toMatchObject({ quoted: true, currencyCode: 'COP' });
    expect(before.estimated).toMatchObject({
      income: quotation?.subtotal,
      margin: quotation?.priceGain,
    });
    const convocatory = await makeConvocatory(database.db, { event });
    const signed = await makeConvocated(database.db, { convocatory });
    const claimed = await makeConvocated(database.db, { convocatory });
    const called = await makeConvocated(database.db, { convocatory, stateId: 1811 });
    const fee = (amount: number) => ({ snapshot: { facts: { fee: { amount, currency: 'COP' } } } });
    await makeContract(database.db, { convocated: signed, ...fee(700_000) });
    const contract = await makeContract(database.db, { convocated: claimed, ...fee(700_000) });
    await makeClaim(database.db, { convocated: claimed, contract, price: 800_000, status: 'APPROVED' });
    const { profiles } = await people();
    expect(profiles).toMatchObject([{ people: 2, signed: 2, differing: 1, actual: 1_500_000 }]);
    expect(called.stateId).toBe(1811);
  });

  test('a fee that an amendment changed counts as it stands now', async () => {
    const convocatory = await makeConvocatory(database.db, { event });
    const convocated = await makeConvocated(database.db, { convocatory });
    const snapshot = { facts: { fee: { amount: 700_000, currency: 'COP' } } };
    const contract = await makeContract(database.db, { convocated, snapshot });
    expect((await people()).profiles).toMatchObject([{ actual: 700_000 }]);
    await database.db
      .update(contracts)
      .set({ terms: { fee: 850_000 } })
      .where(eq(contracts.id, contract.id));
    expect((await people()).profiles).toMatchObject([{ actual: 850_000, differing: 0 }]);
  });

  test('a person who signed again after an annulment counts once, at the contract in force', async () => {
    const convocatory = await makeConvocatory(database.db, { event });
    const convocated = await makeConvocated(database.db, { convocatory });
    const fee = (amount: number) => ({ snapshot: { facts: { fee: { amount, currency: 'COP' } } } });
    await makeContract(database.db, { convocated, ...fee(700_000), voidedAt: new Date() });
    await makeContract(database.db, { convocated, ...fee(900_000) });
    expect((await people()).profiles).toMatchObject([{ people: 1, signed: 1, actual: 900_000 }]);
  });

  test('a person without a contract counts at its pay; a claim that waits does not count', async () => {
    const convocatory = await makeConvocatory(database.db, { event });
    const convocated = await makeConvocated(database.db, { convocatory });
    const [{ budget = 0 } = {}] = event.personals;
    const { rows } = await database.db.execute<{ days: number }>(
      sql`select quantity_days as days from quotation_lines where quotation_id = ${event.quotationId}`,
    );
    const foreseen = budget * (rows[0]?.days ?? 0);
    expect((await people()).profiles).toMatchObject([{ people: 1, signed: 0, actual: foreseen }]);
    await makeClaim(database.db, { convocated, price: 9_000_000, status: 'SENT' });
    expect((await people()).profiles).toMatchObject([{ actual: foreseen, differing: 0 }]);
  });

  test('an event without a quotation is estimated by its needs and its own total', async () => {
    await database.db
      .update(events)
      .set({ quotationId: null, totalEvent: 9_000_000 })
      .where(eq(events.id, event.id));
    const { quoted, estimated, lines } = await getEventFinances(actor, event.id);
    expect(quoted).toBe(false);
    expect(estimated.income).toBe(9_000_000);
    expect(estimated.costs).toBeGreaterThan(0);
    expect(lines.map(({ kind }) => kind)).toEqual(['PROFILE']);
  });

  test('IVA that the agency gets back is no cost, and what was voided neither', async () => {
    await database.db.execute(sql`update agencies set responsable_iva = true where id = ${actor.agencyId}`);
    await addCost(actor, cost());
    await database.db.execute(sql`update agencies set responsable_iva = false where id = ${actor.agencyId}`);
    await addCost(actor, cost());
    const { id } = await addCost(actor, cost({ category: 'OTHER' }));
    await addCost(actor, cost({ category: 'ADVANCE', amount: 55, iva: null }));
    const sums = async () => {
      const { lines, advances } = await getEventFinances(actor, event.id);
      const actual = (kind: string) => lines.find((line) => line.kind === kind)?.actual;
      return { transport: actual('TRANSPORT'), other: actual('OTHER'), advances };
    };
    expect(await sums()).toEqual({ transport: 219_000, other: 119_000, advances: 55 });
    await voidCost(actor, { id, reason: 'Repetido' });
    expect(await sums()).toEqual({ transport: 219_000, other: undefined, advances: 55 });
  });

  const people = async () => {
    const { lines } = await getEventFinances(actor, event.id);
    return { profiles: lines.flatMap(({ profile }) => (profile?.people ? [profile] : [])) };
  };
});

test('a cost is changed and voided with its audit, and a voided one is left alone', async () => {
  const { id } = await addCost(actor, cost());
  await editCost(actor, { ...cost({ amount: 200_000, iva: null }), id });
  await voidCost(actor, { id, reason: 'No era de este evento' });
  await expect(editCost(actor, { ...cost(), id })).rejects.toMatchObject({
    messageKey: 'errors.cost.voided',
  });
  await expect(voidCost(actor, { id, reason: 'Otra vez' })).rejects.toMatchObject({ code: 'CONFLICT' });
  const told = await database.db
    .select({ action: auditEntries.action, detail: auditEntries.detail })
    .from(auditEntries)
    .where(eq(auditEntries.entityId, id))
    .orderBy(auditEntries.id);
  expect(told.map(({ action }) => action)).toEqual(['create', 'update', 'void']);
  expect(told[1]?.detail).toMatchObject({
    before: { amount: 119_000, iva: 19_000 },
    amount: 200_000,
    iva: 0,
  });
  expect(await listCosts(actor, event.id)).toMatchObject([{ id, voidedReason: 'No era de este evento' }]);
});

test('says what is wrong beside the field, and a cost of a ride is not changed by hand', async () => {
  const fields = (input: Parameters<typeof addCost>[1]) =>
    expect(addCost(actor, input)).rejects.toMatchObject({ code: 'INVALID' });
  await fields(cost({ iva: 119_001 }));
  await fields(cost({ amount: 0 }));
  await fields(cost({ spentOn: '2026-02-30' }));
  await fields(cost({ amount: 1_000_000_000_001 }));
  const { id } = await addCost(actor, cost());
  await database.db
    .update(eventCosts)
    .set({ source: 'RIDE', sourceId: crypto.randomUUID() })
    .where(eq(eventCosts.id, id));
  await expect(voidCost(actor, { id, reason: 'x' })).rejects.toMatchObject({
    messageKey: 'errors.cost.notTyped',
  });
});

test('a proof is encrypted, and replaces the one before', async () => {
  const { id } = await addCost(actor, cost());
  const proof = async (kind: 'rut' | 'eps') =>
    keepCostProof(actor, { costId: id, name: 'factura.png', bytes: await paperOf(kind) });
  const first = await proof('rut');
  const second = await proof('eps');
  const { rows } = await database.db.execute<{ id: string; encrypted: boolean; gone: boolean }>(
    sql`select id, encrypted, deleted_at is not null as gone from files where id in (${first.id}, ${second.id})`,
  );
  expect(new Map(rows.map((row) => [row.id, [row.encrypted, row.gone]]))).toEqual(
    new Map([
      [first.id, [true, true]],
      [second.id, [true, false]],
    ]),
  );
});

test('a note stands, is replaced and removed', async () => {
  const note = (words: string) => noteLine(actor, { eventId: event.id, line: 'TRANSPORT', note: words });
  await note('Subió la gasolina');
  await note('Dos viajes más');
  expect((await getEventFinances(actor, event.id)).notes).toEqual({ TRANSPORT: 'Dos viajes más' });
  await note('');
  expect((await getEventFinances(actor, event.id)).notes).toEqual({});
  await expect(noteLine(actor, { eventId: event.id, line: 'NADA', note: 'x' })).rejects.toMatchObject({
    code: 'INVALID',
  });
});

test('another agency finds nothing, and who may only read writes nothing', async () => {
  const stranger = (await makeAgencyUser(database.db)).actor;
  const { id } = await addCost(actor, cost());
  const unknown = { code: 'NOT_FOUND' };
  await expect(getEventFinances(stranger, event.id)).rejects.toMatchObject(unknown);
  await expect(addCost(stranger, cost())).rejects.toMatchObject(unknown);
  await expect(editCost(stranger, { ...cost(), id })).rejects.toMatchObject(unknown);
  await expect(voidCost(stranger, { id, reason: 'x' })).rejects.toMatchObject(unknown);
  await expect(noteLine(stranger, { eventId: event.id, line: 'FOOD', note: 'x' })).rejects.toMatchObject(
    unknown,
  );
  expect(await listCosts(stranger, event.id)).toEqual([]);
  const reader: AgencyActor = { ...actor, role: 'READ_ONLY' };
  const refused = { code: 'FORBIDDEN' };
  await expect(addCost(reader, cost())).rejects.toMatchObject(refused);
  await expect(voidCost(reader, { id, reason: 'x' })).rejects.toMatchObject(refused);
  expect(await listCosts(reader, event.id)).toHaveLength(1);
  expect(await listCosts({ ...actor, role: 'FINANCE' }, event.id)).toHaveLength(1);
});
