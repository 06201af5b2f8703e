import { describe, expect, test } from 'vitest';
import { quotationAnswers } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { CONVOCATED, EVENT, QUOTATION } from '@/lib/core/states';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { readQueue } from './queries';

const database = useDatabase();
const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const soon = { startDate: days(3), endDate: days(4) };

describe('quotations', () => {
  test('sent and still valid ones wait, the first to expire in front, with what the client asked for', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const last = await makeQuotation(database.db, { agency, validUntil: null });
    const second = await makeQuotation(database.db, { agency, validUntil: days(9) });
    const first = await makeQuotation(database.db, { agency, validUntil: days(1) });
    await makeQuotation(database.db, { agency, validUntil: days(-1) });
    await makeQuotation(database.db, { agency, stateId: QUOTATION.ACCEPTED });
    await makeQuotation(database.db);
    await database.db.insert(quotationAnswers).values({
      agencyId: agency.id,
      quotationId: second.id,
      answer: 'CHANGE_REQUESTED',
      name: 'Ana',
      version: second.version,
      versionHash: 'x',
    });
    const { quotations } = await readQueue(actor);
    expect(quotations.rows.map((row) => row.id)).toEqual([first.id, second.id, last.id]);
    expect(quotations.rows.map((row) => row.changeRequested)).toEqual([false, true, false]);
    expect(quotations.total).toBe(3);
  });

  test('only the first five are shown, and all are counted', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    for (let number = 0; number < 7; number++) await makeQuotation(database.db, { agency });
    const { quotations } = await readQueue(actor);
    expect([quotations.rows.length, quotations.total]).toEqual([5, 7]);
  });
});

describe('roles', () => {
  test('lack people when an open event begins within seven days and not all are confirmed', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const lines = [{ genders: [{ gender: 'FEMENINO' as const, quantity: 2 }] }];
    const quotation = await makeQuotation(database.db, { agency, lines, stateId: QUOTATION.ACCEPTED });
    const event = await makeEvent(database.db, { quotation, ...soon });
    const convocatory = await makeConvocatory(database.db, { event });
    await makeConvocated(database.db, { convocatory });
    await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.CALLED });
    await makeEvent(database.db, { agency, startDate: days(8), endDate: days(9) });
    await makeEvent(database.db, { agency, ...soon, stateId: EVENT.CANCELLED });
    await makeEvent(database.db, { agency, startDate: days(-3), endDate: days(-2) });
    await makeEvent(database.db, soon);
    expect((await readQueue(actor)).roles).toMatchObject({
      total: 1,
      rows: [{ eventId: event.id, quantity: 2, confirmed: 1, gender: 'FEMENINO' }],
    });
    await makeConvocated(database.db, { convocatory });
    expect((await readQueue(actor)).roles.total).toBe(0);
  });
});

describe('contracts', () => {
  test('are counted by event for confirmed talents who have not signed', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const event = await makeEvent(database.db, { agency, ...soon });
    const convocatory = await makeConvocatory(database.db, { event });
    await makeConvocated(database.db, { convocatory });
    await makeConvocated(database.db, { convocatory });
    await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.RESERVE });
    await makeContract(database.db, { convocated: await makeConvocated(database.db, { convocatory }) });
    const later = await makeEvent(database.db, { agency, startDate: days(20), endDate: days(21) });
    await makeConvocated(database.db, { event: later });
    expect((await readQueue(actor)).contracts).toMatchObject({
      total: 3,
      rows: [
        { eventId: event.id, unsigned: 2 },
        { eventId: later.id, unsigned: 1 },
      ],
    });
  });
});

describe('claims', () => {
  test('wait until somebody has looked at them, oldest first, and those of a cancelled event for nobody', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const claimOf = async (fields: Parameters<typeof makeClaim>[1]) =>
      makeClaim(database.db, { ...fields, convocated: await makeConvocated(database.db, { agency }) });
    const newer = await claimOf({ price: 500_000 });
    const older = await claimOf({ createdAt: days(-4) });
    await claimOf({ status: 'APPROVED' });
    await makeClaim(database.db);
    const cancelled = await makeEvent(database.db, { agency, stateId: 37 });
    const convocatory = await makeConvocatory(database.db, { event: cancelled });
    const convocated = await makeConvocated(database.db, { convocatory });
    await makeClaim(database.db, { convocated });
    const { claims } = await readQueue(actor);
    expect(claims.rows.map((row) => row.id)).toEqual([older.id, newer.id]);
    expect(claims.total).toBe(2);
  });
});

describe('advances', () => {
  test('wait with a proof to look at and when the client is late, and not once the money is there', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const asked = { valueAdvance: 500_000, advanceAskedAt: days(-9) };
    const paid = { validAdvance: true, advancePaidAt: new Date() };
    const late = await makeEvent(database.db, { agency, ...asked, advanceDueOn: '2020-01-02' });
    const proven = await makeEvent(database.db, {
      ...{ agency, ...asked, advanceDueOn: '2099-01-02', urlAdvance: 'https://banco.co/1' },
    });
    await makeEvent(database.db, { agency, ...asked, advanceDueOn: '2099-01-02' });
    await makeEvent(database.db, { agency, ...asked, ...paid, advanceDueOn: '2020-01-02' });
    await makeEvent(database.db, { agency, ...asked, advanceDueOn: '2020-01-02', stateId: EVENT.CANCELLED });
    await makeEvent(database.db, { ...asked, advanceDueOn: '2020-01-02' });
    const { advances } = await readQueue(actor);
    expect(advances.rows.map((row) => [row.eventId, row.proven])).toEqual([
      [late.id, false],
      [proven.id, true],
    ]);
    expect(advances.total).toBe(2);
  });
});

test('costs twelve statements, with nothing to do and with much', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const count = async () => (await countStatements(() => readQueue(actor))).statements.length;
  expect(await count()).toBe(12);
  await makeClaim(database.db, { convocated: await makeConvocated(database.db, { agency }) });
  for (let number = 0; number < 3; number++) await makeQuotation(database.db, { agency });
  expect(await count()).toBe(12);
});

test('is for the people of an agency', async () => {
  await expect(readQueue(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const { actor } = await makeAdministrator(database.db);
  await expect(readQueue(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
