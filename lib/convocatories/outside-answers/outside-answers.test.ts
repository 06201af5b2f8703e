import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, convocateds, eventPersonals, messages, talentBookings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { answerCall } from '../answers/answer-call';
import { remindTalent } from '../calling/remind-talent';
import { publishConvocatory } from '../calls/publish-convocatory';
import { openContacts } from '../contacts/open-contacts';
import { decideConvocated } from '../decisions/decide-convocated';
import { disownAnswer } from './disown-answer';
import { recordOutsideAnswer } from './record-outside-answer';

const database = useDatabase();
const DAY = 86_400_000;
const silent = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };

async function calledTalent(fields: Parameters<typeof makeConvocated>[1] = silent) {
  // Somebody may sign for it, so that its talents are told to sign.
  const { actor, agency, user } = await makeAgencyUser(database.db, { identification: '52000777' });
  const row = await makeConvocated(database.db, { agency, ...fields });
  const holder = (givenToUserId?: string): LinkActor => ({
    kind: 'linkHolder',
    tokenId: crypto.randomUUID(),
    purpose: 'TALENT_REPLY',
    agencyId: agency.id,
    subject: { convocatoryId: row.convocatoryId, talentId: row.talentId },
    ...(givenToUserId ? { givenToUserId } : {}),
  });
  const confirm = () => decideConvocated(actor, { id: row.id, stateId: CONVOCATED.CONFIRMED });
  return { actor, agency, user, row, holder, confirm };
}

const placeOf = async (id: string) =>
  (await database.db.select().from(convocateds).where(eq(convocateds.id, id)))[0];
const bookingsOf = (id: string) => database.db.$count(talentBookings, eq(talentBookings.convocatedId, id));
const mailsOf = async (agencyId: string) =>
  (
    await database.db
      .select()
      .from(messages)
      .where(eq(messages.agencyId, agencyId))
      .orderBy(messages.createdAt)
  ).map((mail) => [mail.kind, mail.status, mail.toAddress]);

describe("a producer's word for a talent's yes", () => {
  test('is told to the talent at once, and confirms, books and opens nothing', async () => {
    const { actor, agency, row, confirm } = await calledTalent();
    expect(await recordOutsideAnswer(actor, { id: row.id })).toMatchObject({
      applicationStateId: APPLICATION.PENDING,
      saidYesOutsideTo: actor.userId,
    });
    await recordOutsideAnswer(actor, { id: row.id });
    await expect(confirm()).rejects.toMatchObject({ messageKey: 'errors.convocated.unanswered' });
    expect(await bookingsOf(row.id)).toBe(0);
    expect(await openContacts(actor, [row.talentId])).toEqual(new Map());
    await runAllJobs();
    expect(await mailsOf(agency.id)).toEqual([
      ['convocatories.outside-answer-recorded', 'SENT', expect.stringContaining('@')],
    ]);
  });

  test('blocks no other agency: whoever has the own yes books, whatever was recorded before', async () => {
    const talent = await makeTalent(database.db);
    const worded = await calledTalent({ ...silent, talent });
    await recordOutsideAnswer(worded.actor, { id: worded.row.id });
    const other = await calledTalent({ ...silent, talent });
    await answerCall(other.holder(), { reply: 'YES' });
    expect(await other.confirm()).toMatchObject({ stateId: CONVOCATED.CONFIRMED });
    expect(await bookingsOf(other.row.id)).toBe(1);
  });

  test('becomes the talent’s own once it presses yes by its own link', async () => {
    const { actor, row, holder, confirm } = await calledTalent();
    await recordOutsideAnswer(actor, { id: row.id });
    expect(await answerCall(holder(), { reply: 'YES' })).toMatchObject({
      applicationStateId: APPLICATION.ACCEPTED,
      acceptedUntil: expect.any(Date),
    });
    await confirm();
    expect(await bookingsOf(row.id)).toBe(1);
    await expect(disownAnswer(holder())).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('is all that a yes comes to by a link that the agency had to pass on', async () => {
    const { actor, holder, confirm } = await calledTalent();
    expect(await answerCall(holder(actor.userId), { reply: 'YES', note: 'Voy' })).toMatchObject({
      applicationStateId: APPLICATION.PENDING,
      saidYesOutsideTo: actor.userId,
    });
    await expect(confirm()).rejects.toMatchObject({ messageKey: 'errors.convocated.unanswered' });
    expect(await answerCall(holder(actor.userId), { reply: 'NO' })).toMatchObject({
      applicationStateId: APPLICATION.REJECTED,
    });
  });

  test('is not kept of who answered, was discarded or belongs to another agency', async () => {
    for (const fields of [
      { ...silent, applicationStateId: APPLICATION.REJECTED },
      { ...silent, stateId: CONVOCATED.DISCARDED },
    ]) {
      const { actor, row } = await calledTalent(fields);
      await expect(recordOutsideAnswer(actor, { id: row.id })).rejects.toMatchObject({
        messageKey: 'errors.convocated.answered',
      });
    }
    const stranger = await makeAgencyUser(database.db);
    const { row } = await calledTalent();
    for (const write of [recordOutsideAnswer, remindTalent]) {
      await expect(write(stranger.actor, { id: row.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('«no fui yo»', () => {
  test('withdraws the call, tells the producer, and cannot be overruled', async () => {
    const { actor, agency, user, row, holder, confirm } = await calledTalent();
    await expect(disownAnswer(holder())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await recordOutsideAnswer(actor, { id: row.id });
    await decideConvocated(actor, { id: row.id, stateId: CONVOCATED.RESERVE });
    await disownAnswer(holder());
    await disownAnswer(holder());
    expect(await placeOf(row.id)).toMatchObject({
      stateId: CONVOCATED.CALLED,
      applicationStateId: APPLICATION.WITHDRAWN,
      disownedAt: expect.any(Date),
    });
    expect(await bookingsOf(row.id)).toBe(0);
    await expect(confirm()).rejects.toMatchObject({ messageKey: 'errors.convocated.refused' });
    await expect(recordOutsideAnswer(actor, { id: row.id })).rejects.toMatchObject({
      messageKey: 'errors.convocated.disowned',
    });
    const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, row.id));
    expect(trail.filter((entry) => entry.action === 'disown')).toHaveLength(1);
    await runAllJobs();
    expect(await mailsOf(agency.id)).toContainEqual(['convocatories.answer-disowned', 'SENT', user.email]);
  });

  test('is for the link of that call alone', async () => {
    const { actor, row, holder } = await calledTalent();
    await recordOutsideAnswer(actor, { id: row.id });
    for (const wrong of [actor, { ...holder(), purpose: 'CONTRACT' as const }]) {
      await expect(disownAnswer(wrong)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

test('a reminder goes out once a day, and not to who has just been called or has answered', async () => {
  const { actor, agency, row, holder } = await calledTalent();
  const remind = () => remindTalent(actor, { id: row.id });
  await expect(remind()).rejects.toMatchObject({ messageKey: 'errors.convocated.justAsked' });
  const tomorrow = new Date(Date.now() + DAY);
  const all = await at(tomorrow, () => Promise.allSettled([remind(), remind(), remind()]));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await mailsOf(agency.id)).toHaveLength(1);
  await answerCall(holder(), { reply: 'NO' });
  await expect(remind()).rejects.toMatchObject({ messageKey: 'errors.convocated.answered' });
});

test('who signed a contract that was annulled since is reminded to sign; who signed the one in force is not', async () => {
  const { actor, row } = await calledTalent({
    stateId: CONVOCATED.CONFIRMED,
    applicationStateId: APPLICATION.ACCEPTED,
  });
  const remind = () => at(new Date(Date.now() + DAY), () => remindTalent(actor, { id: row.id }));
  await makeContract(database.db, { convocated: row, voidedAt: new Date() });
  expect(await remind()).toMatchObject({ id: row.id });
  await makeContract(database.db, { convocated: row });
  await expect(remind()).rejects.toMatchObject({ messageKey: 'errors.convocated.nothingWaits' });
});

test('no more are confirmed than asked for, also all at once, unless that is said', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  await database.db.update(eventPersonals).set({ quantity: 1 }).where(eq(eventPersonals.eventId, event.id));
  const calls = [
    await makeConvocatory(database.db, { event }),
    await makeConvocatory(database.db, { event }),
  ];
  const places = await Promise.all(
    calls.map((convocatory) => makeConvocated(database.db, { convocatory, stateId: CONVOCATED.CALLED })),
  );
  const confirm = (id: string, beyondNeed?: boolean) =>
    decideConvocated(actor, { id, stateId: CONVOCATED.CONFIRMED, ...(beyondNeed ? { beyondNeed } : {}) });
  const tried = await Promise.allSettled(places.map(({ id }) => confirm(id)));
  const left = places.filter((_, index) => tried[index]?.status === 'rejected');
  expect(left).toHaveLength(1);
  expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { messageKey: 'errors.convocated.covered' },
  });
  const [other] = left;
  expect(await confirm(other?.id ?? '', true)).toMatchObject({ stateId: CONVOCATED.CONFIRMED });
  const trail = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, other?.id ?? ''));
  expect(trail.at(-1)?.detail).toMatchObject({ beyondNeed: true });
});

test('the database itself confirms nobody without a yes', async () => {
  const { row } = await calledTalent();
  const attempt = database.db.execute(sql`update convocateds set state_id = 1813 where id = ${row.id}`);
  await expect(attempt).rejects.toMatchObject({ cause: { constraint: 'convocateds_own_yes' } });
});

test('a perhaps takes a confirmation back', async () => {
  const { row, holder } = await calledTalent({});
  expect(await answerCall(holder(), { reply: 'MAYBE' })).toMatchObject({ stateId: CONVOCATED.CALLED });
  expect(await bookingsOf(row.id)).toBe(0);
});

test('a call lies within the dates of its event', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const [personal] = event.personals;
  const publish = (startDate: Date, endDate: Date) =>
    publishConvocatory(actor, { eventPersonalId: personal?.id ?? '', startDate, endDate });
  const { startDate, endDate } = event;
  await expect(publish(startDate, new Date(+endDate + 1))).rejects.toMatchObject({
    code: 'INVALID',
    fields: { endDate: 'validation.withinEvent' },
  });
  await expect(publish(new Date(+startDate - 1), endDate)).rejects.toMatchObject({
    fields: { startDate: 'validation.withinEvent' },
  });
  expect(await publish(startDate, endDate)).toMatchObject({ startDate, endDate });
});
