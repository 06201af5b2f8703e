import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, convocateds, showcaseDrafts } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { CONVOCATED, EVENT, PHOTO } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto } from '@/lib/testing/factories/talents';
import { orderShowcase } from '../order-showcase';
import { getShowcase, previewShowcase, type Showcase } from '../queries';
import { showEveryone, showTalents } from '../show-talents';
import { listShowable } from '../showable';
import { readDraftState } from './draft-state';
import { dressTalent, headGroup, moveGroup } from './dress-talent';
import { discardDraft, publishShowcase } from './publish-showcase';

const database = useDatabase();

async function arrange() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const eventId = event.id;
  const call = async () =>
    makeConvocated(database.db, {
      convocatory,
      talent: await makeTalent(database.db, { gender: 'FEMENINO' }),
      stateId: CONVOCATED.CALLED,
    });
  const show = (places: { id: string }[], shown = true) =>
    showTalents(actor, { eventId, convocatedIds: places.map(({ id }) => id), shown });
  const talentsOf = (showcase: Showcase) => (showcase.state === 'OPEN' ? showcase.talents : []);
  const client = async () => talentsOf(await getShowcase(anonymous, eventId));
  const preview = async () => talentsOf(await previewShowcase(actor, eventId));
  const publish = () => publishShowcase(actor, { eventId });
  const dress = (place: { id: string }, look: { heading?: string; note?: string; photoIds?: string[] }) =>
    dressTalent(actor, { eventId, convocatedId: place.id, heading: '', note: '', photoIds: [], ...look });
  return { actor, agency, event, eventId, convocatory, call, show, client, preview, publish, dress };
}

const ids = (talents: readonly { id: string }[]) => talents.map(({ id }) => id);

test('the client sees what was published until it is published again, and the agency what it prepares', async () => {
  const { actor, eventId, call, show, client, preview, publish } = await arrange();
  const [a, b] = [await call(), await call()];
  await show([a]);
  expect(ids(await client())).toEqual([]);
  expect(ids(await preview())).toEqual([a.talentId]);
  expect(await readDraftState(actor, eventId)).toEqual({ changes: 1, shown: 1 });
  expect(await publish()).toBe(1);
  await show([b]);
  await show([a], false);
  expect(ids(await client())).toEqual([a.talentId]);
  expect(ids(await preview())).toEqual([b.talentId]);
  expect(await publish()).toBe(2);
  expect(ids(await client())).toEqual([b.talentId]);
  expect(await publish()).toBe(0);
  const told = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, a.id));
  expect(told.map(({ action }) => action).toSorted()).toEqual(['hide', 'show']);
});

test('publishing takes as many statements for nine talents as for two', async () => {
  const statementsFor = async (people: number) => {
    const { call, show, publish } = await arrange();
    const places = [];
    for (let index = 0; index < people; index++) places.push(await call());
    await show(places);
    const { result, statements } = await countStatements(publish);
    expect(result).toBe(people);
    return statements.length;
  };
  expect(await statementsFor(9)).toBe(await statementsFor(2));
});

test('what is put back as it is published is no change, and a draft that is discarded neither', async () => {
  const { actor, eventId, call, show, client, publish, dress } = await arrange();
  const [a, b] = [await call(), await call()];
  await show([a, b]);
  await publish();
  await orderShowcase(actor, { eventId, convocatedIds: [b.id, a.id] });
  await dress(a, { note: 'Puntual' });
  expect(await readDraftState(actor, eventId)).toEqual({ changes: 2, shown: 2 });
  await dress(a, {});
  await orderShowcase(actor, { eventId, convocatedIds: [a.id, b.id] });
  expect(await readDraftState(actor, eventId)).toEqual({ changes: 0, shown: 2 });
  await showEveryone(actor, { eventId, shown: false });
  expect(await discardDraft(actor, { eventId })).toBe(2);
  expect(await readDraftState(actor, eventId)).toEqual({ changes: 0, shown: 2 });
  expect(ids(await client())).toEqual([a.talentId, b.talentId]);
});

test('talents stand under the headings they are given, heading by heading, in the order of the agency', async () => {
  const { actor, eventId, call, show, client, publish, dress } = await arrange();
  const [a, b, c, d] = [await call(), await call(), await call(), await call()];
  await show([a, b, c, d]);
  await dress(d, { heading: 'Protagonistas' });
  await dress(b, { heading: 'Protagonistas' });
  await publish();
  const [plain, chosen] = [
    [a.talentId, c.talentId],
    [b.talentId, d.talentId],
  ];
  expect(ids(await client())).toEqual([...plain, ...chosen]);
  expect((await client()).map(({ heading, role }) => [heading, role.count])).toEqual([
    [null, 2],
    [null, 2],
    ['Protagonistas', 2],
    ['Protagonistas', 2],
  ]);
  expect(await moveGroup(actor, { eventId, convocatedId: d.id, up: true })).toBeGreaterThan(0);
  expect(await moveGroup(actor, { eventId, convocatedId: d.id, up: true })).toBe(0);
  expect(await headGroup(actor, { eventId, convocatedId: b.id, heading: 'Las dos' })).toBe(2);
  expect(ids(await client())).toEqual([...plain, ...chosen]);
  await publish();
  expect(ids(await client())).toEqual([...chosen, ...plain]);
  expect((await client())[0]?.heading).toBe('Las dos');
  const { rows } = await listShowable(actor, eventId, { limit: 2 });
  expect(rows.map(({ heading, shownInGroup }) => [heading, shownInGroup])).toEqual([
    ['Las dos', 2],
    ['Las dos', 2],
  ]);
  await show([b], false);
  await show([b]);
  await publish();
  expect((await client()).find(({ id }) => id === b.talentId)?.heading).toBe('Las dos');
});

test('the client sees the approved photos that were chosen, in that order, and those of the rule where none is left', async () => {
  const { call, show, client, publish, dress } = await arrange();
  const place = await call();
  const photo = (stateId: number = PHOTO.APPROVED) =>
    makeTalentPhoto(database.db, { talentId: place.talentId, stateId });
  const [one, two, three, four] = [await photo(), await photo(), await photo(), await photo()];
  await show([place]);
  await dress(place, { photoIds: [four.id, one.id], note: '  Estuvo en la gala.  ' });
  await publish();
  expect(await client()).toMatchObject([
    { photo: four.fileId, photos: [four.fileId, one.fileId], note: 'Estuvo en la gala.' },
  ]);
  for (const refused of [await photo(PHOTO.PENDING), await makeTalentPhoto(database.db)])
    await expect(dress(place, { photoIds: [refused.id] })).rejects.toMatchObject({
      messageKey: 'errors.showcase.photo',
    });
  await expect(dress(place, { photoIds: [one.id, two.id, three.id, four.id] })).rejects.toMatchObject({
    code: 'INVALID',
  });
});

test('who is shown for another role leaves the first one, and strangers, readers and closed events change nothing', async () => {
  const { actor, agency, event, eventId, show, client, publish, convocatory } = await arrange();
  const talent = await makeTalent(database.db);
  const called = { talent, stateId: CONVOCATED.CALLED };
  const place = await makeConvocated(database.db, { convocatory, ...called });
  const other = await makeConvocatory(database.db, { event });
  const second = await makeConvocated(database.db, { convocatory: other, ...called });
  await show([place]);
  await publish();
  await show([second]);
  await publish();
  expect(ids(await client())).toEqual([place.talentId]);
  const rows = await database.db.select().from(convocateds).where(eq(convocateds.talentId, place.talentId));
  expect(rows.filter(({ shownAt }) => shownAt !== null).map(({ id }) => id)).toEqual([second.id]);
  const stranger = await makeAgencyUser(database.db);
  const reader = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
  await expect(publishShowcase(stranger.actor, { eventId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(previewShowcase(stranger.actor, eventId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(publishShowcase(reader.actor, { eventId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const over = await makeEvent(database.db, { agency, stateId: EVENT.CANCELLED });
  await expect(publishShowcase(actor, { eventId: over.id })).rejects.toMatchObject({
    messageKey: 'errors.event.closed',
  });
});

test('two who publish at once publish once', async () => {
  const { eventId, call, show, publish } = await arrange();
  await show([await call(), await call()]);
  const done = await Promise.all([publish(), publish(), publish()]);
  expect(done.toSorted()).toEqual([0, 0, 2]);
  expect(await database.db.$count(showcaseDrafts, eq(showcaseDrafts.eventId, eventId))).toBe(0);
});
