import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { talentProfiles } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';
import { createProfile, deleteProfile, updateProfile } from './change-profiles';

const database = useDatabase();
const rowsOf = ({ id }: Talent) =>
  database.db.select().from(talentProfiles).where(eq(talentProfiles.talentId, id));

test('profiles are added, made the main one and taken away, in the words of the specification', async () => {
  const { actor } = await makeAdministrator(database.db);
  const talent = await makeTalent(database.db, { profiles: [3] });
  const add = (profileUserTalentId: number, main = false) =>
    createProfile(actor, { talentId: talent.id, profileUserTalentId, main });
  await add(4);
  await add(5, true);
  expect((await rowsOf(talent)).find(({ main }) => main)).toMatchObject({ profileId: 5 });
  const singer = (await rowsOf(talent)).find(({ profileId }) => profileId === 3);
  await updateProfile(actor, { id: singer?.id ?? '', main: true });
  expect((await rowsOf(talent)).filter(({ main }) => main)).toMatchObject([{ id: singer?.id, profileId: 3 }]);
  await expect(deleteProfile(actor, { id: singer?.id ?? '' })).rejects.toMatchObject({
    messageKey: 'errors.talent.mainProfile',
  });
  await expect(add(3)).rejects.toMatchObject({ messageKey: 'errors.talent.repeatsMain' });
  await expect(add(99)).rejects.toMatchObject({ fields: { profileUserTalentId: 'validation.option' } });
  const dancer = (await rowsOf(talent)).find(({ profileId }) => profileId === 4);
  await deleteProfile(actor, { id: dancer?.id ?? '' });
  expect(await rowsOf(talent)).toHaveLength(2);
});

test('of twelve at once never more than the limits allow, and one is the main one', async () => {
  const talent = await makeTalent(database.db, { profiles: [1] });
  const own = { kind: 'talent', talentId: talent.id } as const;
  const asked = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5].map((profileUserTalentId) =>
    createProfile(own, { profileUserTalentId, main: true }),
  );
  const done = await Promise.allSettled(asked);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  const rows = await rowsOf(talent);
  expect(rows).toHaveLength(9);
  expect(rows.filter(({ main }) => main)).toHaveLength(1);
});

test("another talent's profiles are not there", async () => {
  const [one, other] = [await makeTalent(database.db), await makeTalent(database.db)];
  const [theirs] = await rowsOf(other);
  const own = { kind: 'talent', talentId: one.id } as const;
  await expect(updateProfile(own, { id: theirs?.id ?? '', profileUserTalentId: 5 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const nobodys = updateProfile(own, { id: crypto.randomUUID(), profileUserTalentId: 5 });
  await expect(nobodys).rejects.toMatchObject({ messageKey: 'errors.talent.profileNotFound' });
});
