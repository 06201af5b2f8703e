import { eq, sql } from 'drizzle-orm';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { convocatories, eventPersonals, messages, talentBookings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED, CONVOCATORY, EVENT } from '@/lib/core/states';
import { keepPersonal } from '@/lib/events/personals/change-personals';
import { type Convocatory, makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';

import '@/lib/root/reactions';
import { composeCallChanged } from './messages';
import { findCallChanges } from './queries';
import { updateConvocatory } from './update-convocatory';

const database = useDatabase();
let actor: AgencyActor;
let event: Awaited<ReturnType<typeof makeEvent>>;
let call: Convocatory;

beforeEach(async () => {
  const owner = await makeAgencyUser(database.db);
  actor = owner.actor as AgencyActor;
  event = await makeEvent(database.db, { agency: owner.agency, stateId: EVENT.CALLING });
  call = await makeConvocatory(database.db, { event, language: 'Inglés' });
});

const HOUR_MS = 3_600_000;
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS);
const mailed = async (kind: string) =>
  (
    await database.db
      .select()
      .from(messages)
      .where(eq(messages.kind, `convocatories.${kind}`))
  ).filter(({ agencyId }) => agencyId === actor.agencyId);
const accepted = (fields: Parameters<typeof makeConvocated>[1] = {}) =>
  makeConvocated(database.db, {
    convocatory: call,
    acceptedFrom: call.startDate,
    acceptedUntil: call.endDate,
    ...fields,
  });

describe('a change of what a call says', () => {
  test('stays what was left out, clears what was emptied, and is in the trail with before and after', async () => {
    const row = await updateConvocatory(actor, { id: call.id, colourEyes: 'Café', language: '' });
    expect(row).toMatchObject({ colourEyes: 'Café', language: null, revision: 2, cityId: call.cityId });
    const changes = await database.db.transaction((tx) => findCallChanges(tx, call.id, 2));
    expect(changes).toEqual([
      { field: 'colourEyes', from: null, to: 'Café' },
      { field: 'language', from: 'Inglés', to: null },
    ]);
  });

  test('is told as before and after', async () => {
    const place = await accepted();
    await updateConvocatory(actor, { id: call.id, language: 'Francés', skills: ['Salsa'] });
    const email = await database.db.transaction((tx) =>
      composeCallChanged(
        { convocatedId: place.id, revision: 2 },
        { tx, actor: { kind: 'job', name: 'test' } },
      ),
    );
    const told = renderToStaticMarkup(email?.body);
    expect(told).toContain('Inglés → Francés');
    expect(told).toContain('Sin definir → Salsa');
    expect(told).toContain('Tu respuesta sigue en firme');
  });

  test('that changes nothing is no change', async () => {
    await accepted();
    expect(await updateConvocatory(actor, { id: call.id, language: 'Inglés' })).toMatchObject({
      revision: 1,
    });
    expect(await mailed('call-changed')).toEqual([]);
  });

  test('tells each who is called once, and nobody who said no or is discarded', async () => {
    const told = await accepted();
    await makeConvocated(database.db, {
      convocatory: call,
      stateId: CONVOCATED.CALLED,
      applicationStateId: APPLICATION.REJECTED,
    });
    await makeConvocated(database.db, { convocatory: call, stateId: CONVOCATED.DISCARDED });
    await updateConvocatory(actor, { id: call.id, observations: 'De negro', minAge: 20, maxAge: 30 });
    expect((await mailed('call-changed')).map(({ payload }) => payload)).toEqual([
      { convocatedId: told.id, revision: 2 },
    ]);
  });

  test('of two who edit it at once, the second is told', async () => {
    const edits = ['Uno', 'Dos'].map((observations) =>
      updateConvocatory(actor, { id: call.id, seenRevision: 1, observations }),
    );
    const done = await Promise.allSettled(edits);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = done.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'CONFLICT', messageKey: 'errors.changedSince' });
  });

  test('[1.4.3/convocatory closes] ends the call by its state, and never opens it again', async () => {
    const row = await updateConvocatory(actor, { id: call.id, stateId: CONVOCATORY.CLOSED });
    expect(row.stateId).toBe(CONVOCATORY.CLOSED);
    await expect(updateConvocatory(actor, { id: call.id, stateId: CONVOCATORY.OPEN })).rejects.toMatchObject({
      messageKey: 'errors.convocatory.closed',
    });
  });

  test.each([
    ['another event', { eventId: '6f1c0f5e-3b1c-4c8e-9f06-000000000000' }, 'errors.convocatory.eventFixed'],
    ['another code', { code: 'X-1' }, 'errors.convocatory.codeFixed'],
    ['an unknown state', { stateId: 33 }, 'errors.convocatory.stateFixed'],
  ])('refuses %s', async (_what, given, messageKey) => {
    await expect(updateConvocatory(actor, { id: call.id, ...given })).rejects.toMatchObject({ messageKey });
  });

  test('refuses dates outside of the event, and ages the wrong way round', async () => {
    const fields = async (given: object) =>
      updateConvocatory(actor, { id: call.id, ...given }).catch((error) => error.fields);
    expect(await fields({ endDate: later(event.endDate, 1) })).toEqual({ endDate: 'validation.withinEvent' });
    expect(await fields({ minAge: 30, maxAge: 20 })).toEqual({ maxAge: 'validation.ageOrder' });
  });

  test('keeps profile and gender once somebody is called', async () => {
    const [other] = await database.db
      .insert(eventPersonals)
      .values({
        agencyId: event.agencyId,
        eventId: event.id,
        profileId: 5,
        gender: 'MASCULINO',
        quantity: 1,
        budget: 100,
        startDate: event.startDate,
        endDate: event.endDate,
      })
      .returning();
    const eventPersonalId = other?.id ?? '';
    expect(await updateConvocatory(actor, { id: call.id, eventPersonalId })).toMatchObject({
      eventPersonalId,
    });
    await makeConvocated(database.db, { convocatory: call });
    const back = { id: call.id, eventPersonalId: call.eventPersonalId };
    await expect(updateConvocatory(actor, back)).rejects.toMatchObject({
      messageKey: 'errors.convocatory.peopleFixed',
    });
  });

  test("another agency's call is not there", async () => {
    const stranger = (await makeAgencyUser(database.db)).actor;
    await expect(updateConvocatory(stranger, { id: call.id, minAge: 20 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('new dates', () => {
  test('within those of a yes keep it, and its booking moves', async () => {
    const place = await accepted();
    const endDate = later(call.endDate, -1);
    await updateConvocatory(actor, { id: call.id, endDate, deadline: null });
    const [booking] = await database.db
      .select({ until: sql<string>`upper(${talentBookings.during})::text` })
      .from(talentBookings)
      .where(eq(talentBookings.convocatedId, place.id));
    expect(new Date(booking?.until ?? 0)).toEqual(endDate);
    const [kept] = await findPlaces();
    expect(kept).toMatchObject({ stateId: CONVOCATED.CONFIRMED, applicationStateId: APPLICATION.ACCEPTED });
  });

  test('beyond those of a yes ask again, in the one message of the change', async () => {
    await database.db
      .update(convocatories)
      .set({ startDate: later(call.startDate, 1) })
      .where(eq(convocatories.id, call.id));
    const place = await accepted({ acceptedFrom: later(call.startDate, 1) });
    await updateConvocatory(actor, { id: call.id, startDate: call.startDate, deadline: null });
    const [asked] = await findPlaces();
    expect(asked).toMatchObject({
      stateId: CONVOCATED.CALLED,
      applicationStateId: APPLICATION.PENDING,
      acceptedFrom: null,
    });
    expect(await database.db.$count(talentBookings, eq(talentBookings.convocatedId, place.id))).toBe(0);
    expect(await mailed('call-changed')).toHaveLength(1);
    expect(await mailed('answer-again')).toHaveLength(0);
  });
});

test('less pay than somebody said yes to asks again; more does not', async () => {
  const [need] = event.personals;
  if (!need) throw new Error('the event needs somebody');
  const talent = await makeTalent(database.db);
  const place = await accepted({ talent, acceptedBudget: need.budget });
  const pay = (budget: number) =>
    keepPersonal(actor, {
      id: need.id,
      eventId: event.id,
      profile: 'modelo',
      gender: need.gender,
      quantity: need.quantity,
      startDate: need.startDate,
      endDate: need.endDate,
      budget,
    } as Parameters<typeof keepPersonal>[1]);
  await pay(need.budget + 1000);
  expect(await findPlaces()).toMatchObject([{ stateId: CONVOCATED.CONFIRMED }]);
  await pay(need.budget - 1000);
  expect(await findPlaces()).toMatchObject([
    { id: place.id, stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING },
  ]);
  expect(await mailed('pay-changed')).toHaveLength(1);
});

const findPlaces = () =>
  database.db.query.convocateds.findMany({ where: (place) => eq(place.convocatoryId, call.id) });
