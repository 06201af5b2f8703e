import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, convocateds, eventPersonals, events, talentBookings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { makeContract } from '@/lib/testing/factories/contracts';
import { type Convocated, makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { answerCall } from '../answers/answer-call';
import { decideConvocated } from './decide-convocated';

const database = useDatabase();

/** An event that needs `quantity` people of each of its profiles and genders, with those called for each. */
async function castEvent(quantity: number, fields: Parameters<typeof makeEvent>[1] = {}) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, ...fields });
  await database.db.update(eventPersonals).set({ quantity }).where(eq(eventPersonals.eventId, event.id));
  const called: Convocated[] = [];
  for (const personal of event.personals) {
    const convocatory = await makeConvocatory(database.db, { event, eventPersonalId: personal.id });
    for (let place = 0; place < quantity; place++) {
      called.push(await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.CALLED }));
    }
  }
  return { actor, event, called };
}

const holder = (row: Convocated): LinkActor => ({
  kind: 'linkHolder',
  tokenId: 'test',
  purpose: 'TALENT_REPLY',
  agencyId: row.agencyId,
  subject: { convocatoryId: row.convocatoryId, talentId: row.talentId },
});

const stateOf = async (id: string) =>
  (await database.db.select().from(events).where(eq(events.id, id)))[0]?.stateId;

test('an event is confirmed with the last person it needs, however many decide at once, and calls again when one goes', async () => {
  const { actor, event, called } = await castEvent(3);
  const confirm = (row: Convocated) => decideConvocated(actor, { id: row.id, stateId: CONVOCATED.CONFIRMED });
  const [first, ...others] = called;
  if (!first) throw new Error('nobody was called');
  await Promise.all(others.map(confirm));
  expect(await stateOf(event.id)).toBe(EVENT.CALLING);
  await confirm(first);
  expect(await stateOf(event.id)).toBe(EVENT.CONFIRMED);
  await answerCall(holder(first), { reply: 'NO' });
  expect(await stateOf(event.id)).toBe(EVENT.CALLING);
  const moves = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, event.id));
  expect(moves.map((entry) => [entry.fromState, entry.toState])).toEqual([
    ['34', '35'],
    ['35', '34'],
  ]);
});

test('the last two of an event, decided at once, count each other', async () => {
  const { actor, event, called } = await castEvent(2);
  const confirm = (row: Convocated) => decideConvocated(actor, { id: row.id, stateId: CONVOCATED.CONFIRMED });
  const deciding = await database.db.transaction(async (tx) => {
    await tx.select().from(events).where(eq(events.id, event.id)).for('no key update');
    const pending = called.map(confirm);
    const first = await Promise.race([
      ...pending,
      new Promise((resolve) => setTimeout(resolve, 300, 'none')),
    ]);
    expect(first).toBe('none');
    return pending;
  });
  await Promise.all(deciding);
  expect(await stateOf(event.id)).toBe(EVENT.CONFIRMED);
});

test('nothing is decided or answered once the event is closed or over', async () => {
  for (const fields of [
    { stateId: EVENT.CANCELLED },
    { startDate: new Date(Date.now() - 9000), endDate: new Date(Date.now() - 1000) },
  ]) {
    const { actor, called } = await castEvent(1, fields);
    const [row] = called;
    if (!row) throw new Error('nobody was called');
    const decide = decideConvocated(actor, { id: row.id, stateId: CONVOCATED.CONFIRMED });
    await expect(decide).rejects.toMatchObject({ messageKey: 'errors.event.closed' });
    const answer = answerCall(holder(row), { reply: 'YES' });
    await expect(answer).rejects.toMatchObject({ messageKey: 'errors.event.closed' });
  }
});

test('a no takes a confirmed or reserved place back, but not one that is signed', async () => {
  for (const stateId of [CONVOCATED.CONFIRMED, CONVOCATED.RESERVE]) {
    const row = await makeConvocated(database.db, { stateId });
    expect(await answerCall(holder(row), { reply: 'NO' })).toMatchObject({
      stateId: CONVOCATED.CALLED,
      applicationStateId: 1817,
    });
  }
  const signed = await makeConvocated(database.db);
  await makeContract(database.db, { convocated: signed });
  const attempt = answerCall(holder(signed), { reply: 'NO' });
  await expect(attempt).rejects.toMatchObject({ messageKey: 'errors.convocatory.signed' });
  const [kept] = await database.db.select().from(convocateds).where(eq(convocateds.id, signed.id));
  expect(kept?.stateId).toBe(CONVOCATED.CONFIRMED);
  expect(await database.db.$count(talentBookings, eq(talentBookings.convocatedId, signed.id))).toBe(1);
});
