import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditEntries, convocateds, eventPersonals, messages, talentBookings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { type Convocated, makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { answerCall } from '../answers/answer-call';
import { chooseReserves } from '../calls/choose-reserves';
import { decideConvocated } from '../decisions/decide-convocated';
import { listEventTalents } from '../event-talents/queries';
import { orderReserves } from './order-reserves';
import { promoteReserves } from './promote-reserves';
import { findNextReserves } from './queries';
import { reorder } from './rules';

const database = useDatabase();
const job = { kind: 'job', name: 'test' } as const;

const holder = (row: Convocated): LinkActor => ({
  kind: 'linkHolder',
  tokenId: 'test',
  purpose: 'TALENT_REPLY',
  agencyId: row.agencyId,
  subject: { convocatoryId: row.convocatoryId, talentId: row.talentId },
});

/** An event whose three are confirmed, with so many in reserve, put there one after the other. */
async function covered(reserves: number, way: 'ASK' | 'AUTO') {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  await database.db.update(eventPersonals).set({ quantity: 3 }).where(eq(eventPersonals.eventId, event.id));
  const convocatory = await makeConvocatory(database.db, { event });
  await chooseReserves(actor, { id: convocatory.id, reserves: way });
  const confirmed: Convocated[] = [];
  for (let place = 0; place < 3; place++) confirmed.push(await makeConvocated(database.db, { convocatory }));
  const line: Convocated[] = [];
  for (let place = 0; place < reserves; place++) {
    const row = await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.CALLED });
    line.push(row);
  }
  // In another order than they were called.
  for (const row of [...line].reverse()) {
    await decideConvocated(actor, { id: row.id, stateId: CONVOCATED.RESERVE });
  }
  return { actor, agency, event, convocatory, confirmed, line: line.reverse() };
}

const statesOf = async (rows: readonly Convocated[]) => {
  const found = await database.db
    .select()
    .from(convocateds)
    .where(eq(convocateds.convocatoryId, rows[0]?.convocatoryId ?? ''));
  return rows.map(({ id }) => found.find((row) => row.id === id)?.stateId);
};

test('three withdraw at once, and the first three in reserve are promoted, each once', async () => {
  const { agency, confirmed, line } = await covered(5, 'AUTO');
  await Promise.all(confirmed.map((row) => answerCall(holder(row), { reply: 'NO' })));
  // Also when the job comes many times at once, as after a worker that died.
  const ids = confirmed.map(({ id }) => id);
  const counts = await Promise.all([...ids, ...ids, ...ids].map((id) => promoteReserves(job, id)));
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(3);
  await runAllJobs();
  expect(await statesOf(line)).toEqual([1813, 1813, 1813, 1815, 1815]);
  const promoted = await database.db
    .select({ id: auditEntries.entityId })
    .from(auditEntries)
    .where(and(eq(auditEntries.agencyId, agency.id), eq(auditEntries.action, 'promote')));
  expect(promoted.map(({ id }) => id).sort()).toEqual(
    line
      .slice(0, 3)
      .map(({ id }) => id)
      .sort(),
  );
  const mails = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
  expect(mails.filter(({ kind }) => kind === 'convocatories.talent-confirmed')).toHaveLength(3);
});

test('the agency puts them in another order, which the board shows and the promotion follows', async () => {
  const { actor, agency, event, confirmed, line } = await covered(4, 'AUTO');
  const ids = line.map(({ id }) => id);
  const [first = '', second = '', third = '', fourth = ''] = ids;
  const reserve = async () =>
    (await listEventTalents(actor, event.id))
      .find(({ group }) => group === 'reserve')
      ?.talents.map(({ convocatedId }) => convocatedId);
  expect(await reserve()).toEqual(ids);
  await orderReserves(actor, { eventId: event.id, convocatedIds: [fourth, first, confirmed[0]?.id ?? ''] });
  expect(await reserve()).toEqual([fourth, second, third, first]);
  const page = { group: 'reserve', limit: 2, after: second } as const;
  expect((await listEventTalents(actor, event.id, page))[0]?.talents.map((one) => one.convocatedId)).toEqual([
    third,
    first,
  ]);
  // Who leaves the reserve and comes back stands at its end.
  await decideConvocated(actor, { id: second, stateId: CONVOCATED.CALLED });
  await decideConvocated(actor, { id: second, stateId: CONVOCATED.RESERVE });
  expect(await reserve()).toEqual([fourth, third, first, second]);
  await Promise.all(confirmed.slice(0, 2).map((row) => answerCall(holder(row), { reply: 'NO' })));
  await runAllJobs();
  expect(await statesOf(line)).toEqual([1815, 1815, 1813, 1813]);
  const told = await database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.agencyId, agency.id), eq(auditEntries.action, 'order-reserves')));
  expect(told).toHaveLength(1);
  const { actor: stranger } = await makeAgencyUser(database.db);
  await expect(orderReserves(stranger, { eventId: event.id, convocatedIds: [first] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('while they are put in another order, those who withdraw promote each reserve once', async () => {
  const { actor, event, confirmed, line } = await covered(5, 'AUTO');
  const ids = line.map(({ id }) => id);
  await Promise.all(confirmed.map((row) => answerCall(holder(row), { reply: 'NO' })));
  const [counts] = await Promise.all([
    Promise.all(confirmed.map(({ id }) => promoteReserves(job, id))),
    orderReserves(actor, { eventId: event.id, convocatedIds: ids.toReversed() }),
    orderReserves(actor, { eventId: event.id, convocatedIds: ids }),
  ]);
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(3);
  expect((await statesOf(line)).filter((state) => state === 1813)).toHaveLength(3);
});

test('those named share their places, and everybody else stays', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
  fc.assert(
    fc.property(ids, ids, (before, wanted) => {
      const after = reorder(before, wanted);
      expect(after.toSorted()).toEqual(before.toSorted());
      expect(after.filter((id) => wanted.includes(id))).toEqual(wanted.filter((id) => before.includes(id)));
      for (const [place, id] of before.entries()) if (!wanted.includes(id)) expect(after[place]).toBe(id);
    }),
  );
});

test('where the producer is asked nobody is bound by itself, and one mail says who is next', async () => {
  const { actor, agency, event, confirmed, line } = await covered(2, 'ASK');
  expect((await findNextReserves(actor, event.id)).size).toBe(1);
  await Promise.all(confirmed.slice(0, 2).map((row) => answerCall(holder(row), { reply: 'NO' })));
  await runAllJobs();
  expect(await statesOf(line)).toEqual([1815, 1815]);
  const mails = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
  expect(mails.filter(({ kind }) => kind === 'convocatories.place-free')).toHaveLength(1);
  const stranger = await makeAgencyUser(database.db);
  expect((await findNextReserves(stranger.actor, event.id)).size).toBe(0);
  await expect(
    chooseReserves(stranger.actor, { id: line[0]?.convocatoryId ?? '', reserves: 'AUTO' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('who has not said yes itself, or is confirmed elsewhere on those dates, is passed over', async () => {
  const { convocatory, event, confirmed, line } = await covered(3, 'AUTO');
  const [silent, booked, free] = line;
  if (!silent || !booked || !free) throw new Error('nobody is in reserve');
  await database.db
    .update(convocateds)
    .set({ applicationStateId: APPLICATION.PENDING })
    .where(eq(convocateds.id, silent.id));
  const theirs = await makeConvocated(database.db, {
    event: await makeEvent(database.db, { startDate: event.startDate, endDate: event.endDate }),
    stateId: CONVOCATED.CALLED,
  });
  await database.db.insert(talentBookings).values({
    agencyId: theirs.agencyId,
    talentId: booked.talentId,
    convocatedId: theirs.id,
    kind: 'CONFIRMED',
    during: `[${convocatory.startDate.toISOString()},${convocatory.endDate.toISOString()}]`,
  });
  const [first] = confirmed;
  if (!first) throw new Error('nobody is confirmed');
  await answerCall(holder(first), { reply: 'NO' });
  await runAllJobs();
  expect(await statesOf(line)).toEqual([1815, 1815, 1813]);
});
