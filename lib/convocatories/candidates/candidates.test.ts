import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { academicTrainings, convocateds, talentSkills } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { TALENT } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { callTalents } from '../calling/call-talents';
import { getCandidate } from './candidate-profile';
import { byFitness, listCandidates } from './queries';

const database = useDatabase();

test('whoever fits comes before a hundred newer ones who do not, in a constant number of statements', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event, height: 170, colourEyes: 'Verde' });
  const fits = await makeTalent(database.db, { height: 171, eyeColour: 'verde' });
  const fewStatements = (await countStatements(() => listCandidates(actor, convocatory.id))).statements;
  await Promise.all(Array.from({ length: 110 }, () => makeTalent(database.db, { height: 160 })));
  const { result, statements } = await countStatements(() => listCandidates(actor, convocatory.id));
  expect(result).toHaveLength(100);
  expect(result[0]).toMatchObject({ id: fits.id, mismatches: [], busy: null });
  expect(result[1]?.mismatches).toContain('height');
  expect(statements.length).toBeLessThanOrEqual(fewStatements.length + 1);
});

test('a talent without a height or with a booking elsewhere does not fit', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event, height: 170 });
  const unknown = await makeTalent(database.db, { height: null, name: 'Zoraida' });
  const booked = await makeTalent(database.db, { height: 180, name: 'Zoraida' });
  await makeConvocated(database.db, { talent: booked });
  const held = await makeTalent(database.db, { height: 180, name: 'Zoraida' });
  const found = (await listCandidates(actor, convocatory.id, { search: 'zoraida' })).toSorted(byFitness);
  expect(found.map((row) => [row.id, row.mismatches, row.busy])).toEqual([
    [held.id, [], null],
    [unknown.id, ['height'], null],
    [booked.id, [], 'CONFIRMED'],
  ]);
});

test('candidates are narrowed by age, height, language and free dates', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const bornAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
  const named = { name: 'Filomena', height: 170 };
  const young = await makeTalent(database.db, { ...named, birthdate: bornAgo(22) });
  const older = await makeTalent(database.db, { ...named, birthdate: bornAgo(40), height: 182 });
  const held = await makeTalent(database.db, { ...named, birthdate: bornAgo(41) });
  await database.db.insert(talentSkills).values({ talentId: older.id, areaId: 1, name: 'Inglés' });
  await makeConvocated(database.db, { talent: held });
  const ids = async (filter: Parameters<typeof listCandidates>[2]) =>
    (await listCandidates(actor, convocatory.id, { search: 'filomena', ...filter }))
      .map((row) => row.id)
      .toSorted();
  expect(await ids({})).toEqual([young.id, older.id, held.id].toSorted());
  expect(await ids({ minAge: 18, maxAge: 25 })).toEqual([young.id]);
  expect(await ids({ minAge: 36 })).toEqual([older.id, held.id].toSorted());
  expect(await ids({ minHeight: 180 })).toEqual([older.id]);
  expect(await ids({ language: 'inglés' })).toEqual([older.id]);
  expect(await ids({ free: true })).toEqual([young.id, older.id].toSorted());
});

test('whoever is confirmed elsewhere on those dates is called only by who says that it knows', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const [free, booked] = [await makeTalent(database.db), await makeTalent(database.db)];
  await makeConvocated(database.db, { talent: booked });
  const call = { convocatoryId: convocatory.id, talentIds: [free.id, booked.id] };
  await expect(callTalents(actor, call)).rejects.toMatchObject({
    messageKey: 'errors.convocatory.talentsBooked',
  });
  expect(await database.db.$count(convocateds, eq(convocateds.convocatoryId, convocatory.id))).toBe(0);
  const places = await callTalents(actor, { ...call, despiteBookings: true });
  expect(places.map((place) => place.talentId).toSorted()).toEqual([free.id, booked.id].toSorted());
  // Called already: nothing is sent, so nothing is asked.
  expect(await callTalents(actor, call)).toEqual([]);
});

test('a candidate is looked at without anything that leads to it, and only by who may call it', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const talent = await makeTalent(database.db, {
    phone: '3009998877',
    email: 'secreta@prueba.co',
    identification: '1019777333',
    address: 'Calle Escondida 1',
    height: 171,
    bust: 86,
  });
  const profile = await getCandidate(actor, convocatory.id, talent.id);
  expect(profile).toMatchObject({ id: talent.id, body: { height: 171, bust: 86 } });
  for (const secret of ['3009998877', 'secreta@prueba.co', '1019777333', 'Calle Escondida']) {
    expect(JSON.stringify(profile)).not.toContain(secret);
  }
  const stranger = await makeAgencyUser(database.db);
  const suspended = await makeTalent(database.db, { stateId: TALENT.SUSPENDED });
  const notFound = { code: 'NOT_FOUND' };
  await expect(getCandidate(stranger.actor, convocatory.id, talent.id)).rejects.toMatchObject(notFound);
  await expect(getCandidate(actor, convocatory.id, suspended.id)).rejects.toMatchObject(notFound);
});

test('pages go on from who fits to the others, each of them once', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event, height: 170 });
  for (const height of [180, 150, 181, 151, null, 182]) {
    await makeTalent(database.db, { height, name: 'Perpetua' });
  }
  const read = (limit: number, after?: string) =>
    listCandidates(actor, convocatory.id, { search: 'perpetua', limit, ...(after ? { after } : {}) });
  const all = await read(6);
  expect(all.map((one) => one.mismatches.length)).toEqual([0, 0, 0, 1, 1, 1]);
  const seen: string[] = [];
  for (let page = await read(2); page.length > 0; page = await read(2, seen.at(-1)))
    seen.push(...page.map(({ id }) => id));
  expect(seen).toEqual(all.map(({ id }) => id));
});

test('every criterion is explained, and who meets all comes first', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const year = Number(event.startDate.toISOString().slice(0, 4));
  const convocatory = await makeConvocatory(database.db, {
    event,
    minAge: 20,
    maxAge: 30,
    height: 170,
    colourEyes: 'Verde',
    colourHair: 'Negro',
    language: 'Inglés',
    skills: ['Salsa', '100% Baile_libre'],
    academicTraining: 'teatro',
  });
  const whole = {
    name: 'Criteria',
    birthdate: `${year - 25}-01-01`,
    height: 171,
    eyeColour: 'verde',
    hairColour: 'NEGRO',
    residenceCityId: event.cityId,
  };
  const skilled = async (fields: Parameters<typeof makeTalent>[1], ...known: [number, string][]) => {
    const talent = await makeTalent(database.db, { ...whole, ...fields });
    for (const [areaId, name] of known) {
      await database.db.insert(talentSkills).values({ talentId: talent.id, areaId, name });
    }
    return talent.id;
  };
  const all: [number, string][] = [
    [1, 'ingles'],
    [3, 'salsa'],
    [4, '100% baile_libre'],
    [8, 'Maestra en Teatro'],
  ];
  const fits = await skilled({}, ...all);
  const studied = await skilled({}, ...all.slice(0, 3));
  await database.db
    .insert(academicTrainings)
    .values({ talentId: studied, place: 'Escuela', description: 'Téatro físico' });
  const young = await skilled({ birthdate: `${year - 19}-01-01` }, ...all);
  const old = await skilled({ birthdate: `${year - 32}-01-01` }, ...all);
  const mute = await skilled({}, ...all.slice(1));
  const stiff = await skilled({}, ...all.slice(0, 2), [8, 'Teatro']);
  const self = await skilled({ birthdate: null }, ...all.slice(0, 3));
  const found = await listCandidates(actor, convocatory.id, { search: 'criteria' });
  const lackOf = (id: string) => found.find((person) => person.id === id)?.mismatches;
  expect(
    found
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([fits, studied].toSorted());
  expect(lackOf(fits)).toEqual([]);
  expect(lackOf(studied)).toEqual([]);
  expect(lackOf(young)).toEqual(['age']);
  expect(lackOf(old)).toEqual(['age']);
  expect(lackOf(mute)).toEqual(['language']);
  expect(lackOf(stiff)).toEqual(['skills']);
  expect(found.find(({ id }) => id === stiff)?.traits.lackedSkills).toEqual(['100% Baile_libre']);
  expect(lackOf(self)).toEqual(['age', 'academicTraining']);
});
