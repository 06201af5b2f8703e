import { describe, expect, test } from 'vitest';
import { talentExperiences, talentSkills, talents } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { PHOTO, TALENT } from '@/lib/core/states';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto } from '@/lib/testing/factories/talents';
import { getReviewedTalent, listReviewedTalents } from './talents-in-review';

const database = useDatabase();
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const DJ = 6;

describe('the list', () => {
  test('pages through all talents, newest first, each once, in three statements', async () => {
    const { actor } = await makeAdministrator(database.db);
    await database.db.delete(talents);
    const made: string[] = [];
    // Half of them made at the same instant: the cursor must not lose or repeat any.
    for (let number = 0; number < 26; number++) {
      made.push((await makeTalent(database.db, { createdAt: ago(number < 13 ? 1 : number) })).id);
    }
    const { result: first, statements } = await countStatements(() =>
      listReviewedTalents(actor, { limit: 24 }),
    );
    expect(statements).toHaveLength(3);
    expect(first).toHaveLength(24);
    const rest = await listReviewedTalents(actor, { after: first.at(-1)?.id ?? '' });
    const seen = [...first, ...rest].map((talent) => talent.id);
    expect(seen.toSorted()).toEqual(made.toSorted());
  });

  test('narrows by state, profile, gender, city and name, and tells pending photos', async () => {
    const { actor } = await makeAdministrator(database.db);
    const wanted = await makeTalent(database.db, {
      name: 'Íngrid',
      lastname: 'Peñaranda_Ruiz',
      stateId: TALENT.IN_REVIEW,
      profiles: [DJ],
      gender: 'FEMENINO',
      residenceCityId: 2,
    });
    await makeTalentPhoto(database.db, { talent: wanted, stateId: PHOTO.PENDING });
    const near = { name: 'Íngrid', stateId: TALENT.IN_REVIEW, residenceCityId: 2 };
    await makeTalent(database.db, near);
    await makeTalent(database.db, { ...near, profiles: [DJ], gender: 'MASCULINO' });
    const filter = { profileId: DJ, gender: 'FEMENINO', cityId: 2, stateId: TALENT.IN_REVIEW } as const;
    const found = await listReviewedTalents(actor, { ...filter, search: 'ingrid' });
    expect(found).toMatchObject([{ id: wanted.id, pendingPhotos: 1 }]);
    const named = async (search: string) => (await listReviewedTalents(actor, { search })).length;
    expect(await named('peñaranda_r')).toBe(1);
    // Of three letters none is forgiven, and none stands for any.
    expect(await named('p_ñ')).toBe(0);
    expect(await named('%')).toBe(0);
  });
});

describe('one talent', () => {
  test('[1.2.10/all or approved] comes with photos in every state, background and networks, and without secrets', async () => {
    const { actor } = await makeAdministrator(database.db);
    const talent = await makeTalent(database.db, {
      stateId: TALENT.SUSPENDED,
      instagram: 'https://instagram.com/vale',
      tiktok: 'javascript:alert(1)',
      pushToken: 'secreto',
    });
    await makeTalentPhoto(database.db, { talent, stateId: PHOTO.REJECTED, type: 'GALLERY' });
    await database.db
      .insert(talentExperiences)
      .values({ talentId: talent.id, areaName: 'Pasarela', description: 'Colombiamoda 2025' });
    await database.db
      .insert(talentSkills)
      .values({ talentId: talent.id, areaId: 1, name: 'Inglés', level: 'C1' });
    const detail = await getReviewedTalent(actor, talent.id);
    expect(detail.photos.map((photo) => photo.stateId)).toEqual([PHOTO.APPROVED, PHOTO.REJECTED]);
    expect(detail.profile.background).toMatchObject({
      experiences: [{ area: 'Pasarela', description: 'Colombiamoda 2025' }],
      languages: [{ name: 'Inglés', level: 'C1' }],
      skills: [],
    });
    expect(detail.profile.networks).toEqual({ instagram: 'https://instagram.com/vale' });
    expect(detail.talent).not.toHaveProperty('passwordHash');
    expect(JSON.stringify(detail)).not.toContain('secreto');
  });

  test('is not found when there is none', async () => {
    const { actor } = await makeAdministrator(database.db);
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expect(getReviewedTalent(actor, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('both are the administrator’s alone', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const talent = await makeTalent(database.db);
  await expect(listReviewedTalents(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(getReviewedTalent(actor, talent.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(listReviewedTalents(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
