import { and, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { convocateds, convocatories, eventPersonals, events, messages, profiles } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED, CONVOCATORY, EVENT } from '@/lib/core/states';
import { keepPersonal } from '@/lib/events/personals/change-personals';
import { inDays } from '@/lib/events/testing/cast-event';
import { updateEvent } from '@/lib/events/update-event';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { updateConvocatory } from '../calls/update-convocatory';
import type { PlannedChangeInput } from '../inputs';
import { findConcerned } from './concerned';
import { AGREED, agreedEvent, OTHER, placesOf } from './testing/agreed-event';

const database = useDatabase();

/** An event as `agreedEvent`, with an open call, one more who said yes to a whole month, and one who said nothing. */
async function calledEvent() {
  const { db } = database;
  const made = await agreedEvent(db);
  const { event } = made;
  await db.update(events).set({ stateId: EVENT.CALLING }).where(eq(events.id, event.id));
  const [call] = await db
    .update(convocatories)
    .set({ stateId: CONVOCATORY.OPEN, deadline: inDays(2) })
    .where(eq(convocatories.eventId, event.id))
    .returning();
  if (!call) throw new Error('the event has a call');
  const free = { convocatory: call, acceptedFrom: inDays(1), acceptedUntil: inDays(40), acceptedBudget: 1 };
  await makeConvocated(db, free);
  const silent = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };
  await makeConvocated(db, { convocatory: call, ...silent });
  return { ...made, call };
}

type Made = Awaited<ReturnType<typeof calledEvent>>;

const yeses = async (eventId: string) =>
  new Set(
    (await placesOf(database.db, eventId))
      .filter((place) => place.applicationStateId === APPLICATION.ACCEPTED)
      .map(({ talentId }) => talentId),
  );

const without = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((id) => !other.has(id)).length;

/** What a write did, in the figures in which it was announced. */
async function done({ event }: Made, write: () => Promise<unknown>) {
  const before = await yeses(event.id);
  const [{ now } = { now: '' }] = (await database.pool.query('select clock_timestamp()::text as now')).rows;
  const refused = await write().then(
    () => 0,
    (error: { values?: { count: number } }) => error.values?.count,
  );
  const after = await yeses(event.id);
  const told = await database.db
    .selectDistinct({ talentId: messages.talentId })
    .from(messages)
    .where(and(eq(messages.eventId, event.id), gt(messages.createdAt, new Date(now))));
  return {
    ...{ askedAgain: without(before, after), givenBack: without(after, before) },
    ...{ refusing: refused, told: told.length },
  };
}

async function announced(actor: Actor, input: PlannedChangeInput) {
  const { askedAgain, givenBack, refusing, told } = await findConcerned(actor, input);
  return {
    ...{ askedAgain: askedAgain.count, givenBack: givenBack.count },
    ...{ refusing: refusing.count, told: told.count },
  };
}

/** Of somebody who agreed to the event's dates and no others. */
async function confirmedPlace({ event }: Made) {
  const place = (await placesOf(database.db, event.id)).find(
    ({ stateId, acceptedUntil }) =>
      stateId === CONVOCATED.CONFIRMED && acceptedUntil?.getTime() === AGREED.endDate.getTime(),
  );
  if (!place) throw new Error('somebody is confirmed');
  return place;
}

async function payWrite({ actor, event }: Made, budget: number) {
  const { db } = database;
  const [row] = await db
    .select({ need: eventPersonals, profile: profiles.code })
    .from(eventPersonals)
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .where(eq(eventPersonals.eventId, event.id));
  if (!row) throw new Error('the event needs people');
  const { id, gender, startDate, endDate } = row.need;
  const wanted = { id, eventId: event.id, profile: row.profile, gender, quantity: 4, startDate, endDate };
  return {
    plan: { eventId: event.id, eventPersonalId: id, budget },
    write: () => keepPersonal(actor, { ...wanted, budget }),
  };
}

const ofEvent = (change: Omit<PlannedChangeInput, 'eventId'>) => async (made: Made) => ({
  plan: { eventId: made.event.id, ...change },
  write: () => updateEvent(made.actor, { id: made.event.id, ...change } as never),
});
const ofCall = (change: Pick<PlannedChangeInput, 'startDate' | 'endDate'>) => async (made: Made) => ({
  plan: { eventId: made.event.id, convocatoryId: made.call.id, ...change },
  write: () => updateConvocatory(made.actor, { id: made.call.id, ...change }),
});

const SHORTER = { startDate: inDays(10), endDate: inDays(11) };
const WRITES = {
  'an event moved': [ofEvent(OTHER)],
  'moved and back': [ofEvent(OTHER), ofEvent(AGREED)],
  'moved on, and back': [ofEvent(OTHER), ofEvent({ startDate: inDays(21) }), ofEvent(AGREED)],
  'an event made shorter, and longer': [ofEvent(SHORTER), ofEvent({ endDate: inDays(13) }), ofEvent(AGREED)],
  'another place, and back': [ofEvent({ placeName: 'Ágora' }), ofEvent({ placeName: '' })],
  'the same place again': [ofEvent({ placeName: 'Ágora' }), ofEvent({ placeName: 'ágora' })],
  'another address, and back': [
    ofEvent({ placeName: 'Ágora', placeAddress: 'Calle 1' }),
    ofEvent({ placeAddress: 'Calle 2' }),
    ofEvent({ placeAddress: 'Calle 1' }),
  ],
  'moved elsewhere, back elsewhere': [ofEvent({ ...OTHER, placeName: 'Ágora' }), ofEvent(AGREED)],
  'a call made shorter, and back': [ofCall(SHORTER), ofCall(AGREED)],
  'a lower pay, and the agreed one': [
    (made: Made) => payWrite(made, 90_000),
    (made: Made) => payWrite(made, 100_000),
  ],
  'a higher pay, and less': [
    (made: Made) => payWrite(made, 200_000),
    (made: Made) => payWrite(made, 50_000),
    (made: Made) => payWrite(made, 60_000),
  ],
  nothing: [ofEvent(AGREED), ofCall(AGREED)],
} as const;

test.for(Object.entries(WRITES))('%s: what was announced is what is done', async ([, writes]) => {
  const made = await calledEvent();
  for (const of of writes) {
    const { plan, write } = await of(made);
    const said = await announced(made.actor, plan);
    expect(await done(made, write)).toEqual(said);
  }
});

test.for([
  ['dates of an event', async (made: Made) => ofEvent(OTHER)(made)],
  ['dates of a call', async (made: Made) => ofCall({ ...AGREED, endDate: inDays(12) })(made)],
  ['a pay', async (made: Made) => payWrite(made, 1)],
] as const)(
  '%s that a signature stands against: who signed is named, and it is refused',
  async ([name, of]) => {
    const made = await calledEvent();
    const { db } = database;
    const place = await confirmedPlace(made);
    if (name === 'dates of a call') {
      const shorter = { acceptedUntil: inDays(11) };
      await db.update(convocateds).set(shorter).where(eq(convocateds.id, place.id));
      await db
        .update(convocatories)
        .set({ endDate: inDays(11) })
        .where(eq(convocatories.id, made.call.id));
    }
    await makeContract(db, { convocated: place });
    const { plan, write } = await of(made);
    const { refusing } = await findConcerned(made.actor, plan);
    expect(refusing.count).toBe(1);
    expect(await done(made, write)).toMatchObject({ askedAgain: 0, refusing: 1, told: 0 });
  },
);

test('a signature that still holds needs an amendment; names are told, and nothing to another agency', async () => {
  const made = await calledEvent();
  const place = await confirmedPlace(made);
  await makeContract(database.db, { convocated: place });
  const input = { eventId: made.event.id, ...SHORTER };
  const { toAmend, told } = await findConcerned(made.actor, input);
  expect([toAmend.count, toAmend.names.length, told.names.length]).toEqual([1, 1, told.count]);
  const stranger = await makeAgencyUser(database.db);
  await expect(findConcerned(stranger.actor, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
