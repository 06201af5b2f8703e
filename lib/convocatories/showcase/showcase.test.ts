import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, clients, convocateds, events, quotations, talents } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { AGENCY, APPLICATION, CONVOCATED, EVENT, PHOTO, TALENT } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeTalent, makeTalentPhoto } from '@/lib/testing/factories/talents';
import { getShowcase } from './queries';
import { choosePhotos, shortDescription } from './rules';
import { getShowcaseProfile } from './showcase-profile';

const database = useDatabase();

const open = async (eventId: string) => {
  const showcase = await getShowcase(anonymous, eventId);
  if (showcase.state !== 'OPEN') throw new Error(`unexpected ${showcase.state}`);
  return showcase;
};

const SHOWN = { shownAt: new Date(), shownPosition: 1 };

test('[2.2/showcase: who is shown] shows whom the agency shows and nobody else, in the role and the order it chose', async () => {
  const event = await makeEvent(database.db);
  const convocatory = await makeConvocatory(database.db, { event });
  const called = { convocatory, stateId: CONVOCATED.CALLED };
  await makeConvocated(database.db, called);
  const second = await makeConvocated(database.db, { ...called, ...SHOWN, shownPosition: 2 });
  const first = await makeConvocated(database.db, { convocatory, ...SHOWN });
  expect((await open(event.id)).talents).toMatchObject([
    { id: first.talentId, confirmed: true, role: { code: 'modelo', name: 'Modelo' } },
    { id: second.talentId, confirmed: false },
  ]);
  await database.db
    .update(convocateds)
    .set({ shownAt: null, shownPosition: null })
    .where(eq(convocateds.id, first.id));
  expect((await open(event.id)).talents.map((row) => row.id)).toEqual([second.talentId]);
});

test('[2.4/hidden from showcase] whoever is discarded, refused, withdrawn or suspended is not shown, even if it once was', async () => {
  const event = await makeEvent(database.db);
  const convocatory = await makeConvocatory(database.db, { event });
  const suspended = await makeTalent(database.db, { stateId: TALENT.SUSPENDED });
  const hidden = [
    { stateId: CONVOCATED.DISCARDED },
    { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.REJECTED },
    { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.WITHDRAWN },
    { stateId: CONVOCATED.CALLED, talent: suspended },
  ];
  for (const states of hidden) {
    const place = await makeConvocated(database.db, { convocatory, ...SHOWN, ...states });
    expect(await getShowcaseProfile(anonymous, event.id, place.talentId)).toEqual({ state: 'NOT_FOUND' });
  }
  const shown = await makeConvocated(database.db, { convocatory, ...SHOWN });
  const called = await makeConvocated(database.db, { convocatory });
  expect((await open(event.id)).talents.map((row) => row.id)).toEqual([shown.talentId]);
  expect(await getShowcaseProfile(anonymous, event.id, shown.talentId)).toMatchObject({ state: 'OPEN' });
  expect(await getShowcaseProfile(anonymous, event.id, called.talentId)).toEqual({ state: 'NOT_FOUND' });
});

test('[2.2/showcase: nothing that leads] gives away no phone, e-mail, identification or address of a talent', async () => {
  const event = await makeEvent(database.db);
  const convocatory = await makeConvocatory(database.db, { event });
  const talent = await makeTalent(database.db, {
    phone: '3009998877',
    email: 'secreta@prueba.co',
    identification: '1019777333',
    address: 'Calle Escondida 1',
  });
  await makeConvocated(database.db, { convocatory, talent, ...SHOWN });
  const text = JSON.stringify(await open(event.id));
  for (const secret of ['3009998877', 'secreta@prueba.co', '1019777333', 'Calle Escondida']) {
    expect(text).not.toContain(secret);
  }
});

test('[2.2/showcase: header] client and final client stand there only when the event says so', async () => {
  const event = await makeEvent(database.db, { finalClientColumn: false });
  expect(await open(event.id)).toMatchObject({ client: null, finalClient: null });
  await database.db.update(events).set({ finalClientColumn: true }).where(eq(events.id, event.id));
  const [row] = await database.db
    .select({ name: clients.name })
    .from(clients)
    .innerJoin(quotations, eq(quotations.clientId, clients.id))
    .where(eq(quotations.id, event.quotationId));
  expect((await open(event.id)).client?.name).toBe(row?.name);
});

test.each([EVENT.FINISHED, EVENT.CANCELLED, EVENT.EXPIRED])(
  '[1.4.3/36 37 38 invalid] is expired in state %i',
  async (stateId) => {
    const event = await makeEvent(database.db, { stateId });
    expect(await getShowcase(anonymous, event.id)).toEqual({ state: 'EXPIRED' });
  },
);

test('[2.7.1/event network only] is gone at the next request once its agency is suspended', async () => {
  const event = await makeEvent(database.db);
  expect(await getShowcase(anonymous, event.id)).toMatchObject({ state: 'OPEN' });
  await database.db
    .update(agencies)
    .set({ stateId: AGENCY.SUSPENDED })
    .where(eq(agencies.id, event.agencyId));
  expect(await getShowcase(anonymous, event.id)).toEqual({ state: 'UNAVAILABLE' });
});

test('is not found for an id that is nobody', async () => {
  const answer = await getShowcase(anonymous, '00000000-0000-4000-8000-000000000000');
  expect(answer).toEqual({ state: 'NOT_FOUND' });
});

test('[1.4.1/not approved hidden] [2.2/modal: measures of women] female talents show bust, waist and hip; pictures that are not approved stay hidden', async () => {
  const event = await makeEvent(database.db);
  const convocatory = await makeConvocatory(database.db, { event });
  const measures = { bust: 86, waist: 62, hip: 90 };
  const woman = await makeTalent(database.db, { ...measures, gender: 'FEMENINO' });
  const man = await makeTalent(database.db, { ...measures, gender: 'MASCULINO' });
  const pending = await makeTalentPhoto(database.db, { talent: woman, stateId: PHOTO.PENDING });
  await database.db
    .update(talents)
    .set({ photoFileId: pending.fileId, photoStateId: PHOTO.PENDING })
    .where(eq(talents.id, woman.id));
  for (const talent of [woman, man]) await makeConvocated(database.db, { convocatory, talent, ...SHOWN });
  const shown = new Map((await open(event.id)).talents.map((row) => [row.id, row]));
  expect(shown.get(woman.id)).toMatchObject(measures);
  expect(shown.get(man.id)).toMatchObject({ bust: null, waist: null, hip: null });
  expect(JSON.stringify(shown.get(woman.id))).not.toContain(pending.fileId);
});

test('reads in a number of statements that does not grow with the talents', async () => {
  const event = await makeEvent(database.db);
  const convocatory = await makeConvocatory(database.db, { event });
  await makeConvocated(database.db, { convocatory, ...SHOWN });
  const few = await countStatements(() => open(event.id));
  for (let i = 0; i < 10; i++) await makeConvocated(database.db, { convocatory, ...SHOWN });
  const many = await countStatements(() => open(event.id));
  expect(many.result.talents).toHaveLength(11);
  expect(many.statements.length).toBe(few.statements.length);
});

const photos = (...types: ('IBOOK' | 'GALLERY')[]) =>
  types.map((type, index) => ({ type, fileId: `${type[0]}${index}` }));

test.each([
  [
    ['IBOOK', 'IBOOK', 'IBOOK', 'GALLERY', 'GALLERY'],
    ['I0', 'I1', 'G3'],
  ],
  [
    ['GALLERY', 'GALLERY', 'GALLERY'],
    ['G0', 'G1'],
  ],
  [
    ['IBOOK', 'IBOOK', 'IBOOK', 'IBOOK'],
    ['I0', 'I1', 'I2'],
  ],
  [
    ['IBOOK', 'GALLERY', 'GALLERY', 'GALLERY'],
    ['I0', 'G1', 'G2'],
  ],
  [[], []],
] as const)('[2.2/modal: photos] [2.9/photos 3] of %j the modal shows %j', (types, expected) => {
  expect(choosePhotos(photos(...types)).map((photo) => photo.fileId)).toEqual(expected);
});

test('[2.2/modal: description] [2.9/description 370] a description is cut at 370 characters, or said to be missing', () => {
  expect(shortDescription(' ')).toBe('Sin descripción');
  expect(shortDescription('ñ'.repeat(370))).toBe('ñ'.repeat(370));
  expect(shortDescription('ñ'.repeat(371))).toBe(`${'ñ'.repeat(370)}...`);
});

test('shows a page of them with how many there are, and each on its own page wherever it stands', async () => {
  const event = await makeEvent(database.db);
  const convocatory = await makeConvocatory(database.db, { event });
  const places: string[] = [];
  for (let position = 1; position <= 5; position++) {
    const talent = await makeTalent(database.db, { gender: 'FEMENINO' });
    await makeConvocated(database.db, { convocatory, talent, ...SHOWN, shownPosition: position });
    places.push(talent.id);
  }
  const page = (after?: string) =>
    getShowcase(anonymous, event.id, { limit: 2, ...(after ? { after } : {}) });
  const pages = [await page(), await page(places[1]), await page(places[3])];
  const back = await getShowcase(anonymous, event.id, { limit: 2, before: places[4] ?? '' });
  expect(back).toEqual(pages[1]);
  const seen = pages.flatMap((each) => (each.state === 'OPEN' ? each.talents.map(({ id }) => id) : []));
  expect(seen).toEqual(places);
  expect(pages[1]).toMatchObject({
    total: 5,
    before: 2,
    talents: [{ role: { count: 5, bothGenders: false } }, {}],
  });
  const profile = await getShowcaseProfile(anonymous, event.id, places[4] ?? '');
  expect(profile).toMatchObject({ state: 'OPEN', talent: { profile: { id: places[4] } } });
});

test('a page takes three statements, a profile those and what it tells besides', async () => {
  const event = await makeEvent(database.db);
  const convocatory = await makeConvocatory(database.db, { event });
  const { talentId } = await makeConvocated(database.db, { convocatory, ...SHOWN });
  expect((await countStatements(() => open(event.id))).statements).toHaveLength(3);
  const { statements } = await countStatements(() => getShowcaseProfile(anonymous, event.id, talentId));
  expect(statements.length).toBeLessThanOrEqual(11);
});
