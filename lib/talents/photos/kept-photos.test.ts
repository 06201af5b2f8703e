import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { files, talentPhotos, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { PHOTO } from '@/lib/core/states';
import '@/lib/root/file-kinds';
import { getFile } from '@/lib/storage/open-file';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto } from '@/lib/testing/factories/talents';
import { getKeptPhotos, keepsPhotos } from './queries';

const database = useDatabase();
const codeOf = (attempt: Promise<unknown>) => attempt.then(() => 'OPEN').catch((error) => error.code);

/** What somebody is told of a talent's photos, and of the bytes of one that waits. */
const told = async (actor: Actor, talentId: string, fileId: string) => [
  await codeOf(getKeptPhotos(actor, talentId)),
  await codeOf(getFile(actor, fileId)),
];

test('photos that wait are open to who keeps the talent: its agency until it comes in, and nobody else', async () => {
  const { actor: owner, agency } = await makeAgencyUser(database.db);
  const { actor: reader } = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
  const { actor: stranger } = await makeAgencyUser(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  const talent = await makeTalent(database.db, { broughtByAgencyId: agency.id, passwordHash: null });
  const other = await makeTalent(database.db);
  const photo = await makeTalentPhoto(database.db, { talent, stateId: PHOTO.PENDING });
  await database.db.update(files).set({ visibility: 'PRIVATE' }).where(eq(files.id, photo.fileId));
  const asked = (actor: Actor) => told(actor, talent.id, photo.fileId);

  expect(await asked(owner)).toEqual(['OPEN', 'OPEN']);
  expect(await asked(administrator)).toEqual(['OPEN', 'OPEN']);
  expect(await asked({ kind: 'talent', talentId: talent.id })).toEqual(['OPEN', 'OPEN']);
  expect(await asked({ kind: 'talent', talentId: other.id })).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await asked(stranger)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await asked(reader)).toEqual(['FORBIDDEN', 'NOT_FOUND']);
  expect(await asked(anonymous)).toEqual(['UNAUTHENTICATED', 'NOT_FOUND']);
  expect(await codeOf(getKeptPhotos(owner, 'not-an-id'))).toBe('NOT_FOUND');
  expect((await getKeptPhotos(owner, talent.id)).photos.map(({ id }) => id)).toContain(photo.id);
  const keeps = (actor: Actor) => keepsPhotos(actor, talent.id);
  expect([await keeps(owner), await keeps(reader), await keeps(stranger)]).toEqual([true, false, false]);

  await database.db.update(talents).set({ passwordHash: '$2b$' }).where(eq(talents.id, talent.id));
  expect(await asked(owner)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await keeps(owner)).toBe(false);
  expect(await database.db.$count(talentPhotos, eq(talentPhotos.talentId, talent.id))).toBe(2);
});
