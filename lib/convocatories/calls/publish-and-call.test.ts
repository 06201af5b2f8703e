import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { convocateds, convocatories, eventPersonals, talentBookings, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATORY, EVENT, TALENT } from '@/lib/core/states';
import { ALLOWANCES } from '@/lib/identity/limits/rules';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makePeopleOfProfile, makeTalent } from '@/lib/testing/factories/talents';
import { callTalents } from '../calling/call-talents';
import { suggestPeople } from '../candidates/suggest-people';
import { publishAndCall } from './publish-and-call';

const database = useDatabase();

/** A new event that asks for people of two roles. */
async function makeRoles() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, stateId: EVENT.CREATED });
  const [first] = event.personals;
  if (!first) throw new Error('it asks for nobody');
  const { id: _id, ...rest } = first;
  const [second] = await database.db
    .insert(eventPersonals)
    .values({ ...rest, gender: first.gender === 'FEMENINO' ? 'MASCULINO' : 'FEMENINO' })
    .returning();
  if (!second) throw new Error('insert returned nothing');
  return { actor, agency, event, first, second };
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => makeTalent(database.db)));
const callsOf = (eventId: string) =>
  database.db
    .select({ id: convocatories.id, need: convocatories.eventPersonalId, text: convocatories.observations })
    .from(convocatories)
    .where(eq(convocatories.eventId, eventId))
    .orderBy(asc(convocatories.createdAt));
const calledTo = async (needId: string) => {
  const rows = await database.db
    .select({ talentId: convocateds.talentId })
    .from(convocateds)
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .where(and(eq(convocatories.eventPersonalId, needId)));
  return rows.map(({ talentId }) => talentId).toSorted();
};

test('all roles are published with the dates of the event, and each has its people', async () => {
  const { actor, event, first, second } = await makeRoles();
  const [ana, luz, leo] = await people(3);
  const outcomes = await publishAndCall(actor, {
    roles: [
      { eventPersonalId: first.id, talentIds: [ana?.id ?? '', luz?.id ?? ''] },
      { eventPersonalId: second.id, talentIds: [leo?.id ?? ''] },
    ],
    observations: 'De negro',
  });
  expect(outcomes.map(({ id, refused }) => [id, refused])).toEqual([
    [first.id, null],
    [second.id, null],
  ]);
  expect(outcomes.map(({ done }) => [done?.call.startDate, done?.call.endDate, done?.why])).toEqual([
    [first.startDate, first.endDate, null],
    [second.startDate, second.endDate, null],
  ]);
  expect(outcomes.map(({ done }) => done?.talentIds.toSorted())).toEqual([
    [ana?.id, luz?.id].toSorted(),
    [leo?.id],
  ]);
  expect((await callsOf(event.id)).map(({ need, text }) => [need, text])).toEqual([
    [first.id, 'De negro'],
    [second.id, 'De negro'],
  ]);
  expect(await calledTo(first.id)).toEqual([ana?.id, luz?.id].toSorted());
  expect(await calledTo(second.id)).toEqual([leo?.id]);
});

test('who was booked or left meanwhile is not called, and the others are; nothing is done for another agency’s', async () => {
  const { actor, event, first, second } = await makeRoles();
  const [taken, gone, ana, leo] = await people(4);
  const elsewhere = await makeConvocated(database.db, { ...(taken ? { talent: taken } : {}) });
  await database.db
    .update(talentBookings)
    .set({ during: `[${first.startDate.toISOString()},${first.endDate.toISOString()}]` })
    .where(eq(talentBookings.convocatedId, elsewhere.id));
  await database.db
    .update(talents)
    .set({ stateId: TALENT.SUSPENDED })
    .where(eq(talents.id, gone?.id ?? ''));
  const roles = [
    { eventPersonalId: first.id, talentIds: [taken?.id ?? '', gone?.id ?? '', ana?.id ?? ''] },
    { eventPersonalId: second.id, talentIds: [leo?.id ?? ''] },
  ];
  const other = await makeRoles();
  const mixed = [...roles, { eventPersonalId: other.first.id, talentIds: [] }];
  await expect(publishAndCall(actor, { roles: mixed })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await callsOf(event.id)).toEqual([]);
  const outcomes = await publishAndCall(actor, { roles });
  expect(outcomes.map(({ refused, done }) => [refused, done?.talentIds, done?.why])).toEqual([
    [null, [ana?.id], null],
    [null, [leo?.id], null],
  ]);
  expect(await calledTo(first.id)).toEqual([ana?.id]);
  expect(await calledTo(second.id)).toEqual([leo?.id]);

  // Who calls without leaving anybody out is refused as a whole.
  const convocatoryId = outcomes[0]?.done?.call.id ?? '';
  const [free] = await people(1);
  const both = [taken?.id ?? '', free?.id ?? ''];
  await expect(callTalents(actor, { convocatoryId, talentIds: both })).rejects.toMatchObject({
    messageKey: 'errors.convocatory.talentsBooked',
  });
  await expect(callTalents(actor, { convocatoryId, talentIds: [gone?.id ?? ''] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await calledTo(first.id)).toEqual([ana?.id]);
});

test('of two who publish at once one does, and a need without an open call is published anew', async () => {
  const { actor, event, first } = await makeRoles();
  const [ana, luz] = await people(2);
  const publish = (talentId = '') =>
    publishAndCall(actor, { roles: [{ eventPersonalId: first.id, talentIds: [talentId] }] });
  const both = (await Promise.all([publish(ana?.id), publish(luz?.id)])).flat();
  expect(both.map(({ refused }) => refused?.key ?? null).toSorted()).toEqual([
    'errors.convocatory.alreadyOpen',
    null,
  ]);
  expect(await callsOf(event.id)).toHaveLength(1);
  expect(await calledTo(first.id)).toHaveLength(1);

  await database.db
    .update(convocatories)
    .set({ stateId: CONVOCATORY.CLOSED })
    .where(eq(convocatories.eventId, event.id));
  expect((await publish(luz?.id))[0]?.refused).toBeNull();
  expect(await callsOf(event.id)).toHaveLength(2);
});

test('a call whose people could not be called is published, says why, and stops no other', async () => {
  const { actor, event, first, second } = await makeRoles();
  const [ana, luz, leo] = await people(3);
  const idOf = (one: typeof ana) => one?.id ?? '';
  // One mail is left of the day's.
  await spendAllowance(actor, 'mail', ALLOWANCES.mail.perPerson - 1);
  const outcomes = await publishAndCall(actor, {
    roles: [
      { eventPersonalId: first.id, talentIds: [idOf(ana), idOf(luz)] },
      { eventPersonalId: second.id, talentIds: [idOf(leo)] },
    ],
  });
  expect(outcomes.map(({ refused, done }) => [refused, done?.talentIds, done?.why?.key])).toEqual([
    [null, [], 'errors.allowance.mail'],
    [null, [idOf(leo)], undefined],
  ]);
  expect(await callsOf(event.id)).toHaveLength(2);
  expect(await calledTo(first.id)).toEqual([]);
});

test('who has a place already is answered as called, and paid for once', async () => {
  const { actor, first } = await makeRoles();
  const [ana, luz, gone] = await people(3);
  const idOf = (one: typeof ana) => one?.id ?? '';
  const [made] = await publishAndCall(actor, {
    roles: [{ eventPersonalId: first.id, talentIds: [idOf(ana)] }],
  });
  const convocatoryId = made?.done?.call.id ?? '';
  await database.db
    .update(talents)
    .set({ stateId: TALENT.SUSPENDED })
    .where(eq(talents.id, idOf(gone)));
  const call = (talentIds: string[]) => callTalents(actor, { convocatoryId, talentIds, freeAlone: true });
  const all = [idOf(ana), idOf(luz)];
  const places = await call([...all, idOf(gone)]);
  expect(places.map(({ talentId }) => talentId).toSorted()).toEqual(all.toSorted());

  const { perPerson } = ALLOWANCES.mail;
  await spendAllowance(actor, 'mail', perPerson - 3);
  await expect(call([...all, idOf(gone)])).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await call(all)).toHaveLength(2);
});

test('who is suggested is of the role, free on its dates, of the city first, and for one role alone', async () => {
  const { actor, event, first: personal } = await makeRoles();
  // A profile that no other test of this file has.
  const first = { ...personal, profileId: 9 };
  const fields = { gender: first.gender, profiles: [9] as const };
  const near = await makeTalent(database.db, { ...fields, residenceCityId: event.cityId });
  const far = await makeTalent(database.db, { ...fields, residenceCityId: event.cityId === 1 ? 2 : 1 });
  const busy = await makeTalent(database.db, { ...fields, residenceCityId: event.cityId });
  const booked = await makeConvocated(database.db, { talent: busy });
  await database.db
    .update(talentBookings)
    .set({ during: `[${first.startDate.toISOString()},${first.endDate.toISOString()}]` })
    .where(eq(talentBookings.convocatedId, booked.id));
  const again = { ...first, id: crypto.randomUUID() };
  const suggested = await suggestPeople(actor, event, [first, again]);
  const idsOf = (id: string) => suggested.get(id)?.people.map((one) => one.id);
  expect(idsOf(first.id)).toEqual([near.id, far.id]);
  expect(idsOf(again.id)).toEqual([]);
  expect(suggested.get(first.id)?.busy).toBe(1);
});

test('as many are suggested as an event asks for, and more', async () => {
  const { actor, event, first: personal, second } = await makeRoles();
  // A profile that no other test of this file has.
  const first = { ...personal, profileId: 8 };
  await makePeopleOfProfile(database.db, { count: 320, profileId: 8, gender: first.gender });
  const numbers = async (quantity: number) => {
    const also = { ...second, profileId: 8, gender: first.gender };
    const suggested = await suggestPeople(actor, event, [{ ...first, quantity }, also]);
    return [first.id, second.id].map((id) => suggested.get(id)?.people.length);
  };
  expect(await numbers(2)).toEqual([200, 120]);
  expect(await numbers(70)).toEqual([280, 40]);
  expect(await numbers(300)).toEqual([320, 0]);
});
