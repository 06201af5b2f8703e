import { beforeAll, describe, expect, test } from 'vitest';
import { talentProfiles, talentSkills, talents, talentTags } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { AGENCY, PHOTO, TALENT } from '@/lib/core/states';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { MODELO, makeFile, makeTalent } from '@/lib/testing/factories/talents';
import { listTalents } from '../queries';
import { today } from '../shown';
import type { TalentFilter } from './conditions';

const database = useDatabase();
const [ACTOR, DJ] = [5, 6];
const [LANGUAGES, DANCE] = [1, 3];
let administrator: Actor;
let agencyUser: Actor;
let agencyId: string;
const byName = new Map<string, string>();

const names = async (filter: TalentFilter, actor: Actor = administrator): Promise<string[]> =>
  (await listTalents(actor, { ...filter, limit: 100 })).map(({ name }) => name).toSorted();

/** The day on which somebody was born who is `years` old since `days` ago. */
const bornAgo = (years: number, days = 0): string => {
  const day = new Date(`${today()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return `${day.getUTCFullYear() - years}${day.toISOString().slice(4, 10)}`;
};

beforeAll(async () => {
  const { db } = database;
  administrator = (await makeAdministrator(db)).actor;
  const owner = await makeAgencyUser(db);
  agencyUser = owner.actor;
  agencyId = owner.agency.id;
  const other = await makeAgency(db);
  await db.delete(talents);
  const make = async (name: string, fields: Parameters<typeof makeTalent>[1]) => {
    const talent = await makeTalent(db, {
      name,
      lastname: 'Zuluaga',
      birthdate: null,
      height: null,
      ...fields,
    });
    byName.set(name, talent.id);
    return talent;
  };
  await make('Íngrid', {
    lastname: 'Peñaranda Gómez',
    alias: 'La Mona',
    birthdate: bornAgo(30),
    height: 175.5,
    weight: 60,
    bust: 90,
    waist: 62,
    hip: 92,
    shirt: 'M',
    pants: '8',
    footwear: '37',
    eyeColour: 'Café',
    hairColour: 'Castaño oscuro',
    profiles: [MODELO, ACTOR],
  });
  const file = await makeFile(db, { kind: 'TALENT_PHOTO' });
  await make('Óscar', {
    gender: 'MASCULINO',
    birthdate: bornAgo(31, 1),
    height: 182,
    residenceCityId: 2,
    profiles: [ACTOR, DJ],
    photoFileId: file.id,
    photoStateId: PHOTO.APPROVED,
  });
  await make('Pendiente', { stateId: TALENT.IN_REVIEW, photoFileId: file.id, photoStateId: PHOTO.PENDING });
  await make('Propia', { exclusiveAgencyId: agencyId, profiles: [DJ] });
  await make('Ajena', { exclusiveAgencyId: other.id, profiles: [DJ] });
  await db.insert(talentSkills).values([
    { talentId: byName.get('Íngrid') ?? '', areaId: LANGUAGES, name: 'Inglés', level: 'Avanzado' },
    { talentId: byName.get('Óscar') ?? '', areaId: LANGUAGES, name: 'inglés ', level: 'Básico' },
    { talentId: byName.get('Óscar') ?? '', areaId: DANCE, name: 'Salsa', level: 'Profesional' },
  ]);
});

describe('each filter', () => {
  const CASES: [string, TalentFilter, string[]][] = [
    ['profile, main or secondary', { profileId: ACTOR }, ['Íngrid', 'Óscar']],
    ['main profile', { profileId: ACTOR, mainProfile: true }, ['Óscar']],
    ['gender', { gender: 'MASCULINO' }, ['Óscar']],
    ['city', { cityId: 2 }, ['Óscar']],
    ['age from, on the birthday', { minAge: 30 }, ['Íngrid', 'Óscar']],
    ['age from', { minAge: 31 }, ['Óscar']],
    ['age to', { maxAge: 30 }, ['Íngrid']],
    ['age of one year', { minAge: 31, maxAge: 31 }, ['Óscar']],
    ['height', { minHeight: 170, maxHeight: 180 }, ['Íngrid']],
    ['weight', { minWeight: 60, maxWeight: 60 }, ['Íngrid']],
    ['bust, waist and hip', { minBust: 88, maxWaist: 62, minHip: 92 }, ['Íngrid']],
    ['waist of nobody', { maxWaist: 61 }, []],
    ['sizes', { shirt: 'm', pants: '8', footwear: '37' }, ['Íngrid']],
    ['eyes and hair', { eyeColour: 'cafe', hairColour: 'castaño oscuro' }, ['Íngrid']],
    ['language', { language: 'INGLES' }, ['Íngrid', 'Óscar']],
    ['language and level', { language: 'Inglés', languageLevel: 'Intermedio' }, ['Íngrid']],
    ['skill and level', { skill: `${DANCE}:salsa`, skillLevel: 'Avanzado' }, ['Óscar']],
    ['skill of another area', { skill: '4:Salsa' }, []],
    ['with a photo', { photo: true }, ['Óscar']],
    ['without one', { photo: false, stateId: TALENT.IN_REVIEW }, ['Pendiente']],
    ['state', { stateId: TALENT.IN_REVIEW }, ['Pendiente']],
    ['exclusive', { exclusive: true }, ['Ajena', 'Propia']],
    ['a pair', { profileId: ACTOR, language: 'Inglés', cityId: 2 }, ['Óscar']],
    ['words, in any order', { search: 'gomez ingrid' }, ['Íngrid']],
    ['a wrong letter', { search: 'peñarada' }, ['Íngrid']],
    ['letters the other way round', { search: 'Oscra' }, ['Óscar']],
    ['a wrong letter and a right word', { search: 'ingird mona' }, ['Íngrid']],
    ['words of two people', { search: 'ingrid oscar' }, []],
    ['a word like nothing', { search: 'xqzwkj' }, []],
    ['a pattern is no pattern', { search: '%' }, []],
  ];
  test.each(CASES)('%s', async (_name, filter, expected) => {
    expect(await names(filter)).toEqual(expected.toSorted());
  });

  test('signs alone find nobody, and beside a word they do not count', async () => {
    for (const search of ['%', '_', '% _', '& *']) expect(await names({ search }), search).toEqual([]);
    const [someone = ''] = byName.keys();
    expect(await names({ search: `${someone} %` })).toEqual(await names({ search: someone }));
  });

  test('a word that somebody has is not widened to words like it', async () => {
    await makeTalent(database.db, { name: 'Marina', lastname: 'Uno' });
    await makeTalent(database.db, { name: 'Mariana', lastname: 'Dos' });
    expect(await names({ search: 'marina' })).toEqual(['Marina']);
  });

  test('free on days: neither confirmed nor held, an instant of the day is enough', async () => {
    const event = await makeEvent(database.db);
    const convocatory = await makeConvocatory(database.db, {
      event,
      startDate: new Date('2030-05-10T20:00:00-05:00'),
      endDate: new Date('2030-05-10T23:30:00-05:00'),
    });
    const talent = await makeTalent(database.db, { name: 'Ocupada' });
    await makeConvocated(database.db, { talent, convocatory });
    const free = async (freeFrom: string, freeTo?: string) =>
      (await names({ search: 'ocupada', freeFrom, ...(freeTo ? { freeTo } : {}) })).length === 1;
    expect(await free('2030-05-10')).toBe(false);
    expect(await free('2030-05-01', '2030-05-31')).toBe(false);
    expect(await free('2030-05-31', '2030-05-01')).toBe(false);
    expect(await free('2030-05-09')).toBe(true);
    expect(await free('2030-05-11', '2030-05-12')).toBe(true);
  });
});

describe('what is searched follows what is kept', () => {
  test('profiles and skills that change, and names that go', async () => {
    const talent = await makeTalent(database.db, { name: 'Wandalena', profiles: [MODELO] });
    const of = (filter: TalentFilter) => names({ search: 'wandalena', ...filter });
    expect(await of({ profileId: DJ })).toEqual([]);
    await database.db.insert(talentProfiles).values({ talentId: talent.id, profileId: DJ, main: false });
    await database.db.insert(talentSkills).values({ talentId: talent.id, areaId: DANCE, name: 'Salsa' });
    expect(await of({ profileId: DJ, skill: `${DANCE}:Salsa` })).toEqual(['Wandalena']);
    await database.pool.query("update talent_skills set name = 'Tango' where talent_id = $1", [talent.id]);
    expect(await of({ skill: `${DANCE}:Salsa` })).toEqual([]);
    expect(await of({ skill: `${DANCE}:Tango` })).toEqual(['Wandalena']);
    await database.pool.query('delete from talent_profiles where talent_id = $1 and profile_id = $2', [
      talent.id,
      DJ,
    ]);
    expect(await of({ profileId: DJ })).toEqual([]);
    const isKnown = async () =>
      (await database.pool.query("select from talent_words where word = 'wandalena'")).rowCount === 1;
    expect(await isKnown()).toBe(true);
    await database.pool.query("update talents set name = 'Otra' where id = $1", [talent.id]);
    expect(await isKnown()).toBe(false);
  });
});

describe('who is found by whom', () => {
  test('an agency finds active talents of its own and of everybody, and never those of another', async () => {
    expect(await names({ profileId: DJ }, agencyUser)).toEqual(['Propia', 'Óscar']);
    expect(await names({ exclusive: true }, agencyUser)).toEqual(['Propia']);
    expect(await names({ stateId: TALENT.IN_REVIEW }, agencyUser)).toEqual([]);
    expect(await names({ search: 'ajena' }, agencyUser)).toEqual([]);
  });

  test('a tag finds whom the agency gave it, and nobody else knows of it', async () => {
    const talentId = byName.get('Óscar') ?? '';
    await database.db.insert(talentTags).values({ agencyId, talentId, tag: 'feria' });
    expect(await names({ tag: 'Feria' }, agencyUser)).toEqual(['Óscar']);
    const stranger = (await makeAgencyUser(database.db)).actor;
    expect(await names({ tag: 'feria' }, stranger)).toEqual([]);
  });

  test.each([AGENCY.REGISTERED, AGENCY.IN_REVIEW, AGENCY.SUSPENDED])(
    'an agency in state %s finds those it brought alone',
    async (agencyState) => {
      const actor = { ...agencyUser, agencyState } as Actor;
      expect(await names({}, actor)).toEqual([]);
      expect(await names({ search: 'ingrid' }, actor)).toEqual([]);
      const id = byName.get('Óscar');
      await database.pool.query('update talents set brought_by_agency_id = $1 where id = $2', [agencyId, id]);
      expect(await names({ profileId: ACTOR }, actor)).toEqual(['Óscar']);
      await database.pool.query('update talents set brought_by_agency_id = null where id = $1', [id]);
    },
  );

  test('nobody under 18 without a guardian, and nobody who is hidden', async () => {
    await makeTalent(database.db, { name: 'Menor', birthdate: bornAgo(17) });
    await makeTalent(database.db, { name: 'Oculta', hiddenAt: new Date() });
    for (const search of ['menor', 'oculta']) {
      expect(await names({ search }, agencyUser)).toEqual([]);
      expect(await names({ search })).toHaveLength(1);
    }
  });
});

test('pages of a search go on without gaps or doubles while talents come in', async () => {
  const at = new Date('2026-01-01T00:00:00Z');
  for (let made = 0; made < 9; made += 1)
    await makeTalent(database.db, {
      name: 'Paginada',
      profiles: [DJ],
      createdAt: made < 5 ? at : new Date(at.getTime() - made),
    });
  const filter = { search: 'paginada', profileId: DJ };
  const whole = (await listTalents(agencyUser, filter)).map(({ id }) => id);
  expect(whole).toHaveLength(9);
  const seen: string[] = [];
  for (;;) {
    const after = seen.at(-1);
    const page = await listTalents(agencyUser, { ...filter, limit: 2, ...(after ? { after } : {}) });
    if (page.length === 0) break;
    seen.push(...page.map(({ id }) => id));
    await makeTalent(database.db, { name: 'Paginada', profiles: [DJ] });
  }
  expect(seen).toEqual(whole);
});
