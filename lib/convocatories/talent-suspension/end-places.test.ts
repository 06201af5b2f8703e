import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, convocateds, events, messages, talentBookings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkPurpose } from '@/db/values/link-purposes';
import { APPLICATION, CONVOCATED, EVENT, TALENT } from '@/lib/core/states';
import { findLinkVisitor } from '@/lib/identity/link-tokens/queries';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { reactivateTalent, suspendTalent } from '@/lib/talents/states/move-talent';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser, makeLink } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { callTalents } from '../calling/call-talents';
import { decideConvocated } from '../decisions/decide-convocated';
import { composeTalentLeft } from './messages';

const database = useDatabase();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function workingTalent() {
  const talent = await makeTalent(database.db);
  const producer = await makeAgencyUser(database.db);
  const { agency } = producer;
  const event = await makeEvent(database.db, {
    agency,
    stateId: EVENT.CONFIRMED,
    startDate: inDays(20),
    endDate: inDays(21),
  });
  const convocatory = await makeConvocatory(database.db, { event });
  const place = await makeConvocated(database.db, { convocatory, talent });
  const administrator = (await makeAdministrator(database.db)).actor;
  const suspend = () => suspendTalent(administrator, { id: talent.id, reason: 'Datos falsos' });
  return { talent, agency, actor: producer.actor, event, convocatory, place, administrator, suspend };
}

const placeOf = async (id: string) =>
  (await database.db.select().from(convocateds).where(eq(convocateds.id, id)))[0];
const bookingsOf = (id: string) => database.db.$count(talentBookings, eq(talentBookings.convocatedId, id));

test('ends places and bookings ahead of every agency, and leaves what is past and what others have', async () => {
  const { talent, agency, event, convocatory, place, suspend } = await workingTalent();
  const other = await makeConvocated(database.db, { convocatory });
  const elsewhere = await makeEvent(database.db, { startDate: inDays(40), endDate: inDays(41) });
  const waiting = await makeConvocated(database.db, {
    event: elsewhere,
    talent,
    stateId: CONVOCATED.CALLED,
    applicationStateId: APPLICATION.PENDING,
  });
  const over = await makeEvent(database.db, { agency, startDate: inDays(-9), endDate: inDays(-8) });
  const past = await makeConvocated(database.db, { event: over, talent });
  await suspend();
  expect(await placeOf(place.id)).toMatchObject({
    stateId: CONVOCATED.DISCARDED,
    applicationStateId: APPLICATION.ACCEPTED,
  });
  expect(await placeOf(waiting.id)).toMatchObject({ stateId: CONVOCATED.DISCARDED });
  expect(await placeOf(past.id)).toMatchObject({ stateId: CONVOCATED.CONFIRMED });
  expect(await placeOf(other.id)).toMatchObject({ stateId: CONVOCATED.CONFIRMED });
  expect([await bookingsOf(place.id), await bookingsOf(past.id), await bookingsOf(other.id)]).toEqual([
    0, 1, 1,
  ]);
  const [row] = await database.db.select().from(events).where(eq(events.id, event.id));
  expect(row?.stateId).toBe(EVENT.CALLING);
  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, place.id));
  expect(trail).toMatchObject([{ action: 'end', fromState: '1813', toState: '1812', agencyId: agency.id }]);
});

test('its links of what is ahead open nothing, those of work done do', async () => {
  const { talent, agency, event, convocatory, suspend } = await workingTalent();
  const over = await makeEvent(database.db, { agency, startDate: inDays(-9), endDate: inDays(-8) });
  const done = await makeConvocatory(database.db, { event: over });
  const link = async (purpose: LinkPurpose, of: { eventId: string; convocatoryId: string }) => {
    const subject = { ...of, talentId: talent.id };
    const { secret } = await makeLink(database.db, purpose, { agencyId: agency.id, ...subject });
    return () => findLinkVisitor(purpose, subject, secret);
  };
  const ahead = { eventId: event.id, convocatoryId: convocatory.id };
  const purposes = ['TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE'] as const;
  const closed = await Promise.all(purposes.map((purpose) => link(purpose, ahead)));
  const claim = await link('CLAIM', { eventId: over.id, convocatoryId: done.id });
  await suspend();
  expect(await Promise.all(closed.map((open) => open()))).toEqual([null, null, null, null]);
  expect(await claim()).toMatchObject({ kind: 'linkHolder' });
});

test('the producer is told once for an event, without the reason; not of who had said no', async () => {
  const { talent, agency, event, suspend } = await workingTalent();
  const second = await makeConvocatory(database.db, { event });
  await makeConvocated(database.db, { convocatory: second, talent, stateId: CONVOCATED.CALLED });
  const refused = await makeEvent(database.db, { agency, startDate: inDays(50), endDate: inDays(51) });
  await makeConvocated(database.db, {
    event: refused,
    talent,
    stateId: CONVOCATED.CALLED,
    applicationStateId: APPLICATION.REJECTED,
  });
  await suspend();
  await runAllJobs();
  const sent = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
  expect(sent.map(({ kind, status }) => [kind, status])).toEqual([['convocatories.talent-left', 'SENT']]);
  const job = { kind: 'job', name: 't' } as const;
  const [payload] = sent.map((mail) => ({ convocatedId: String(mail.payload.convocatedId) }));
  const mail = payload && (await transact((tx) => composeTalentLeft(payload, { tx, actor: job })));
  expect(mail?.subject).toContain(talent.lastname);
  expect(JSON.stringify(mail?.body)).not.toContain('Datos falsos');
});

test('nobody takes a suspended talent back or calls it; back again, it is confirmed anew, also once signed', async () => {
  const { talent, actor, event, place, administrator, suspend } = await workingTalent();
  await makeContract(database.db, { convocated: place });
  const next = await makeConvocatory(database.db, { event });
  await suspend();
  const confirm = () => decideConvocated(actor, { id: place.id, stateId: CONVOCATED.CONFIRMED });
  await expect(confirm()).rejects.toMatchObject({ messageKey: 'errors.convocated.suspended' });
  const call = () => callTalents(actor, { convocatoryId: next.id, talentIds: [talent.id] });
  await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await reactivateTalent(administrator, { id: talent.id });
  expect(await bookingsOf(place.id)).toBe(0);
  expect(await confirm()).toMatchObject({ stateId: CONVOCATED.CONFIRMED });
  expect(await bookingsOf(place.id)).toBe(1);
});

test('of suspending and confirming at once no suspended talent stays booked', async () => {
  for (let round = 0; round < 5; round++) {
    const { talent, actor, place, suspend } = await workingTalent();
    await decideConvocated(actor, { id: place.id, stateId: CONVOCATED.RESERVE });
    await Promise.allSettled([
      suspend(),
      decideConvocated(actor, { id: place.id, stateId: CONVOCATED.CONFIRMED }),
    ]);
    const [row] = await database.db
      .execute<{ state: number }>(`select state_id as state from talents where id = '${talent.id}'`)
      .then(({ rows }) => rows);
    expect(row?.state).toBe(TALENT.SUSPENDED);
    expect(await placeOf(place.id)).toMatchObject({ stateId: CONVOCATED.DISCARDED });
    expect(await bookingsOf(place.id)).toBe(0);
  }
});
