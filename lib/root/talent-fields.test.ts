import { beforeEach, describe, expect, test } from 'vitest';
import { academicTrainings, auditEntries, talentExperiences, talentSkills } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { PHOTO } from '@/lib/core/states';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto, type Talent } from '@/lib/testing/factories/talents';
import { schema } from './schema';
import { ask } from './testing/ask-field';

const database = useDatabase();

/** The talent of the specification (part 1, section 3), to the letter. */
const FIELDS =
  `id idFcm name alias lastname email birthdate hairColour eyeColour height weight bust waist hip shirt
  pants footwear unitMeasure gender phone identification address language twitter facebook instagram snapchat youtube
  spotify deezer tiktok photo statePhoto observation createAt generalDescription shortDescription state typeDocument
  residenceCity profileTalents skillTalents multimedias academicTrainings historicalTalentExperiencies exclusiveTalent`.split(
    /\s+/,
  );

const BELOW: Readonly<Record<string, string>> = {
  typeDocument: '{ name }',
  residenceCity: '{ name country { name } }',
  profileTalents: '{ id main profileUserTalentId }',
  skillTalents: '{ observations level skill { name } areas { id } }',
  multimedias: '{ id route stateId type observation }',
  academicTrainings: '{ id place description }',
  historicalTalentExperiencies: '{ id description startDate endDate area { name } }',
  exclusiveTalent: '{ agencyId }',
};
const WHOLE = FIELDS.map((name) => `${name} ${BELOW[name] ?? ''}`).join(' ');
const LIST = `query ($ids: [ID!]) { talents(ids: $ids, limit: 100) { ${WHOLE} } }`;
const ONE = `query ($id: ID!) { talent(id: $id) { ${WHOLE} } }`;

async function makeWhole(fields: Parameters<typeof makeTalent>[1] = {}): Promise<Talent> {
  const talent = await makeTalent(database.db, {
    pushToken: `aparato-${crypto.randomUUID()}`,
    observation: 'Nota',
    ...fields,
  });
  const of = { talentId: talent.id };
  await database.db.insert(talentSkills).values({ ...of, areaId: 1, name: 'Inglés', level: 'Nativo' });
  await database.db.insert(academicTrainings).values({ ...of, place: 'Academia' });
  await database.db.insert(talentExperiences).values({ ...of, description: 'Feria', areaName: 'Ferias' });
  await makeTalentPhoto(database.db, { talent, stateId: PHOTO.REJECTED, observation: 'Mala calidad.' });
  return talent;
}
const read = async (actor: Actor, { id }: Talent) =>
  JSON.parse((await ask(actor, ONE, { id })).text).data.talent;

test('[1.9/areas 1 and 8] the schema has all 46 fields of the specification', () => {
  expect(FIELDS).toHaveLength(46);
  const type = schema.getType('Talent');
  const named = type && 'getFields' in type ? Object.keys(type.getFields()) : [];
  expect(FIELDS.filter((name) => !named.includes(name))).toEqual([]);
});

describe('statements', () => {
  let people: string[];
  beforeEach(async () => {
    people = [];
    for (let index = 0; index < 30; index++) people.push((await makeWhole()).id);
  });

  test.each(['administrator', 'agency'] as const)(
    'are as many for thirty talents as for one, to the %s',
    async (who) => {
      const { actor } =
        who === 'agency' ? await makeAgencyUser(database.db) : await makeAdministrator(database.db);
      const few = await countStatements(() => ask(actor, LIST, { ids: people.slice(0, 1) }));
      const many = await countStatements(() => ask(actor, LIST, { ids: people.slice(1) }));
      expect(JSON.parse(many.result.text).data.talents).toHaveLength(29);
      expect(many.statements.length).toBe(few.statements.length);
      expect(many.statements.length).toBeLessThanOrEqual(16);
      const views = await database.db.select().from(auditEntries);
      const seen = views.filter(
        ({ entity, entityId }) => entity === 'talent-contact' && people.includes(entityId),
      );
      expect(seen, 'each view of how to reach somebody').toHaveLength(who === 'agency' ? 0 : 30);
    },
  );
});

describe('who sees what of a talent', () => {
  test('itself everything, its own device token included', async () => {
    const talent = await makeWhole({ pushToken: 'aparato-secreto' });
    const seen = await read({ kind: 'talent', talentId: talent.id }, talent);
    expect(seen).toMatchObject({
      email: talent.email,
      idFcm: 'aparato-secreto',
      observation: 'Nota',
      typeDocument: { name: 'Cédula de ciudadanía' },
      skillTalents: [{ level: 'Nativo', skill: { name: 'Inglés' }, areas: { id: '1' } }],
      historicalTalentExperiencies: [{ area: { name: 'Ferias' } }],
    });
    expect(seen.multimedias).toHaveLength(2);
  });

  test('an agency the showcase and nothing by which to reach it, until the agency has brought it', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const talent = await makeWhole();
    const seen = await read(actor, talent);
    expect(seen).toMatchObject({ name: talent.name, bust: null, height: 174 });
    for (const hidden of [
      'email',
      'phone',
      'address',
      'birthdate',
      'identification',
      'typeDocument',
      'idFcm',
      'observation',
    ]) {
      expect(seen[hidden], hidden).toBeNull();
    }
    expect(seen.multimedias).toMatchObject([{ stateId: PHOTO.APPROVED, observation: null }]);
    const brought = await makeWhole({ broughtByAgencyId: agency.id, exclusiveAgencyId: agency.id });
    const own = await read(actor, brought);
    expect(own).toMatchObject({
      email: brought.email,
      idFcm: null,
      exclusiveTalent: { agencyId: agency.id },
    });
    const { actor: reader } = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
    expect(await read(reader, brought)).toMatchObject({ email: null });
    const other = (await makeAgencyUser(database.db)).actor;
    expect((await ask(other, ONE, { id: brought.id })).code, 'offered to that agency only').toBe('NOT_FOUND');
  });

  test('the administrator all but the device token', async () => {
    const { actor } = await makeAdministrator(database.db);
    const talent = await makeWhole();
    const seen = await read(actor, talent);
    expect(seen).toMatchObject({ email: talent.email, idFcm: null, observation: 'Nota' });
    expect(seen.multimedias).toHaveLength(2);
  });
});

test.each([
  [
    'a purpose that is none',
    'mutation ($id: ID!, $p: [TalentConsentPurpose!]!) { giveConsents(talentId: $id, purposes: $p) { id } }',
    { p: ['TODO'] },
  ],
  [
    'a day that is none',
    'mutation ($i: UpdateTalentInput!) { updateTalent(input: $i) { id } }',
    { i: { id: 'x', birthdate: '2001-02-30' } },
  ],
  [
    'a measure in words',
    'mutation ($i: UpdateTalentInput!) { updateTalent(input: $i) { id } }',
    { i: { id: 'x', height: 'alta' } },
  ],
  [
    'a verdict that is none',
    'mutation ($v: PhotoVerdict!) { decidePhotos(ids: [], verdict: $v) { decided } }',
    { v: 'MAYBE' },
  ],
])('%s is refused before anything is done', async (_, query, variables) => {
  const { actor } = await makeAdministrator(database.db);
  expect((await ask(actor, query, { id: crypto.randomUUID(), ...variables })).code).toBe('BAD_USER_INPUT');
});
