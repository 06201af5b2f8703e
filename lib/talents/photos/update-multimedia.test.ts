import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { talentPhotos } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { PHOTO } from '@/lib/core/states';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto, type Talent } from '@/lib/testing/factories/talents';
import { updateMultimedia } from './update-multimedia';

const database = useDatabase();
const reviewer = async (): Promise<Actor> => (await makeAdministrator(database.db)).actor;
const rowOf = async (id: string) =>
  (await database.db.select().from(talentPhotos).where(eq(talentPhotos.id, id)))[0];

let talent: Talent;
beforeEach(async () => {
  await database.db.delete(talentPhotos);
  talent = await makeTalent(database.db);
});
const pending = (fields: Parameters<typeof makeTalentPhoto>[1] = {}) =>
  makeTalentPhoto(database.db, { talent, stateId: PHOTO.PENDING, ...fields });

test('[1.4.1/states and reasons] updateMultimedia speaks as the specification: states, reasons to the letter, categories', async () => {
  const actor = await reviewer();
  const photo = await pending({ type: 'IBOOK' });
  const update = (input: object) => updateMultimedia(actor, { id: photo.id, ...input });
  await expect(update({ stateId: 83, observation: 'Fea' })).rejects.toMatchObject({
    fields: { observation: 'validation.option' },
  });
  await expect(update({ stateId: 81 })).rejects.toMatchObject({ fields: { stateId: 'validation.state' } });
  expect(
    await update({ type: 'GALLERY', stateId: 83, observation: 'Generada con Inteligencia Artificial.' }),
  ).toBe(talent.id);
  expect(await rowOf(photo.id)).toMatchObject({ type: 'GALLERY', stateId: 83, rejectReasonId: 6 });
  await update({ stateId: 82, seenStateId: 83 });
  const rows = await database.db
    .select()
    .from(talentPhotos)
    .where(inArray(talentPhotos.id, [photo.id]));
  expect(rows).toMatchObject([{ stateId: 82, rejectReasonId: null, observation: 'Ninguna' }]);
});
