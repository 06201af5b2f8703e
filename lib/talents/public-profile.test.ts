import { describe, expect, test } from 'vitest';
import { academicTrainings, talentSkills } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { AGENCY, PHOTO, TALENT } from '@/lib/core/states';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto } from '@/lib/testing/factories/talents';
import { findPublicProfile, getPublicProfile } from './public-profile';

const database = useDatabase();

const SECRETS = {
  phone: '3009998877',
  email: 'secreta@prueba.co',
  identification: '1019777333',
  address: 'Calle Escondida 1',
  birthdate: '1991-07-19',
};

const sees = async (actor: Actor, id: string) =>
  getPublicProfile(actor, id).then(
    ({ profile }) => profile.id === id,
    (error) => error.code,
  );

describe('who reads it', () => {
  test('[1.2.9/who reads] active agencies whom they may call, others whom they brought, the administrator everybody', async () => {
    const administrator = (await makeAdministrator(database.db)).actor;
    const active = await makeAgencyUser(database.db);
    const waiting = await makeAgencyUser(database.db, {
      agency: await makeAgency(database.db, { stateId: AGENCY.REGISTERED }),
    });
    const pooled = await makeTalent(database.db);
    const suspended = await makeTalent(database.db, { stateId: TALENT.SUSPENDED });
    const hidden = await makeTalent(database.db, { hiddenAt: new Date() });
    const exclusive = await makeTalent(database.db, { exclusiveAgencyId: waiting.agency.id });
    const brought = await makeTalent(database.db, {
      stateId: TALENT.REGISTERED,
      broughtByAgencyId: waiting.agency.id,
    });
    const answers = async (actor: Actor) =>
      Promise.all([pooled, suspended, hidden, exclusive, brought].map(({ id }) => sees(actor, id)));
    const NO = 'NOT_FOUND';
    expect(await answers(administrator)).toEqual([true, true, true, true, true]);
    expect(await answers(active.actor)).toEqual([true, NO, NO, NO, NO]);
    expect(await answers(waiting.actor)).toEqual([NO, NO, NO, NO, true]);
    expect(await sees(anonymous, pooled.id)).toBe('UNAUTHENTICATED');
    expect(await sees(active.actor, crypto.randomUUID())).toBe(NO);
  });
});

test('[1.2.9/skills of no study] tells no way to reach the person, only approved pictures, and each study once', async () => {
  const talent = await makeTalent(database.db, {
    ...SECRETS,
    tiktok: 'javascript:alert(1)',
    instagram: 'https://instagram.com/vale',
  });
  const rejected = await makeTalentPhoto(database.db, { talent, stateId: PHOTO.REJECTED, type: 'GALLERY' });
  const shown = await makeTalentPhoto(database.db, { talent, stateId: PHOTO.APPROVED, type: 'GALLERY' });
  await database.db.insert(talentSkills).values([
    { talentId: talent.id, areaId: 8, name: 'Diseño', observations: 'Academia Uno' },
    { talentId: talent.id, areaId: 1, name: 'Inglés', level: 'C1' },
  ]);
  await database.db
    .insert(academicTrainings)
    .values({ talentId: talent.id, place: 'Academia Uno', description: 'Diseño' });
  const profile = await findPublicProfile(talent.id);
  for (const secret of Object.values(SECRETS)) expect(JSON.stringify(profile)).not.toContain(secret);
  expect(profile).toMatchObject({
    gallery: [shown.fileId],
    networks: { instagram: 'https://instagram.com/vale' },
    background: {
      titles: [{ institution: 'Academia Uno', title: 'Diseño' }],
      languages: [{ name: 'Inglés', level: 'C1' }],
    },
  });
  expect(Object.keys(profile?.networks ?? {})).toEqual(['instagram']);
  expect(JSON.stringify(profile)).not.toContain(rejected.fileId);
});

test('takes six statements', async () => {
  const talent = await makeTalent(database.db);
  const { statements } = await countStatements(() => findPublicProfile(talent.id));
  expect(statements).toHaveLength(6);
});
