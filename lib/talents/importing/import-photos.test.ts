import '@/lib/root/imports';
import { and, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { files, importRows, talentPhotos, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { PHOTO, TALENT } from '@/lib/core/states';
import { findPictureOwners } from '@/lib/imports/pictures/find-owners';
import { keepPicture } from '@/lib/imports/pictures/keep-picture';
import { getImportDetail, listImportRows } from '@/lib/imports/queries';
import { undoImport } from '@/lib/imports/run-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { uploadPhoto } from '../photos/upload-photo';
import { brought, importRow as row, tried, triedFile } from './testing/import-rows';

const database = useDatabase();
beforeEach(() => database.db.execute('delete from rate_limits'));

const picture = (shade: number) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: { r: shade, g: 90, b: 40 } } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '4/1 36/1 0/1' } })
    .toBuffer();
const rowsOf = (id: string) =>
  database.db.select().from(importRows).where(eq(importRows.importId, id)).orderBy(importRows.line);
const talentsOf = (agencyId: string) =>
  database.db.select().from(talents).where(eq(talents.broughtByAgencyId, agencyId)).orderBy(talents.email);
const photosOf = (talentId: string) =>
  database.db.select().from(talentPhotos).where(eq(talentPhotos.talentId, talentId));
const keep = async (actor: Actor, id: string, path: string, row: string, type = 'PROFILE') =>
  keepPicture(actor, { name: 'foto.jpg', bytes: await picture(path.length) }, { id, row, path, type });

test('whose photos are is found among the rows, and which of these come in', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const known = await makeTalent(database.db);
  const first = row({ Nombres: 'Ana', Apellidos: 'Peña', 'Número de documento': '1.020.304.050' });
  const id = await tried(actor, [
    first,
    first,
    row({ Nombres: 'Luz', Apellidos: 'Ríos', Correo: known.email }),
    row({ Nombres: 'Eva', Apellidos: 'Mora', Género: '' }),
  ]);
  const { pictures, people } = await findPictureOwners(actor, {
    id,
    paths: ['1020304050.jpg', 'ana peña.png', 'Luz Ríos/1.jpg', 'eva-mora.jpg', 'otra.jpg'],
  });
  const nameOf = (owner: string | null) => people.find((one) => one.id === owner)?.name ?? null;
  expect(pictures.map(({ owner }) => nameOf(owner))).toEqual([
    'Ana Peña',
    'Ana Peña',
    'Luz Ríos',
    'Eva Mora',
    null,
  ]);
  // The second row of Ana is the same person: her photo is not asked for it.
  expect(people.map(({ name, comes }) => [name, comes])).toEqual([
    ['Ana Peña', true],
    ['Luz Ríos', false],
    ['Eva Mora', false],
  ]);
});

test('a column names the files, whatever the pictures are called', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const table =
    'Nombres;Apellidos;Correo;Género;Foto\nAna;Peña;a@x.co;F;IMG_01.jpg, IMG_02\nLuz;Ríos;l@x.co;F;luz\n';
  const id = await triedFile(actor, { name: 'a.csv', bytes: Buffer.from(table) });
  const { pictures, people } = await findPictureOwners(actor, {
    id,
    paths: ['a/img_01.JPG', 'IMG_02.png', 'luz.jpeg'],
  });
  expect(pictures.map(({ owner }) => people.find((one) => one.id === owner)?.name)).toEqual([
    'Ana Peña',
    'Ana Peña',
    'Luz Ríos',
  ]);
});

test('a photo is kept once as any other one, pending and without its place, and goes when the import is undone', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const whole = row({ Nombres: 'Ana', Celular: '3001234567' });
  const id = await brought(actor, [whole, row({ Celular: '' })]);
  const [ana, luz] = await rowsOf(id);
  const kept = await keep(actor, id, 'ana/1.jpg', ana?.id ?? '');
  expect(await keep(actor, id, 'ana/1.jpg', ana?.id ?? '')).toBe(kept);
  await keep(actor, id, 'ana/2.jpg', ana?.id ?? '', 'IBOOK');
  await keep(actor, id, 'luz.jpg', luz?.id ?? '');
  const both = await Promise.allSettled([
    keep(actor, id, 'luz-2.jpg', luz?.id ?? '', 'IBOOK'),
    keep(actor, id, 'luz-2.jpg', luz?.id ?? '', 'IBOOK'),
  ]);
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  const photos = await photosOf(ana?.entityId ?? '');
  expect(photos.map(({ type, stateId }) => [type, stateId]).sort()).toEqual([
    ['IBOOK', PHOTO.PENDING],
    ['PROFILE', PHOTO.PENDING],
  ]);
  expect(await photosOf(luz?.entityId ?? '')).toHaveLength(2);
  expect((await talentsOf(agency.id))[0]?.photoFileId).toBe(
    photos.find(({ type }) => type === 'PROFILE')?.fileId,
  );
  // With a telephone and a photo she is complete, and goes before the administrator: that is no change of hers.
  expect((await talentsOf(agency.id)).map(({ stateId }) => stateId)).toContain(TALENT.IN_REVIEW);
  const { people } = await findPictureOwners(actor, { id, paths: [] });
  expect(people.map((one) => one.kept)).toEqual([
    ['ana/1.jpg', 'ana/2.jpg'],
    ['luz.jpg', 'luz-2.jpg'],
  ]);

  await uploadPhoto(
    actor,
    { name: 'b.jpg', bytes: await picture(200) },
    { talentId: luz?.entityId ?? '', type: 'IBOOK' },
  );
  await undoImport(actor, { id });
  await runAllJobs();
  expect((await getImportDetail(actor, id)).counts).toMatchObject({ UNDONE: 1, STAYS: 1 });
  const [staying] = await listImportRows(actor, id, ['STAYS']);
  expect(staying?.problems).toEqual([{ field: null, key: 'imports.stays.photos' }]);
  expect(await photosOf(ana?.entityId ?? '')).toEqual([]);
  const left = and(eq(files.talentId, ana?.entityId ?? ''), isNull(files.deletedAt));
  expect(await database.db.$count(files, left)).toBe(0);
  await expect(keep(actor, id, 'ana/3.jpg', ana?.id ?? '')).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('no photo is kept before the people are in, of a row that is not, by a stranger, or for a row of another import', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const other = (await makeAgencyUser(database.db)).actor;
  const waits = await tried(actor, [row()]);
  const [waiting] = await rowsOf(waits);
  await expect(keep(actor, waits, 'a.jpg', waiting?.id ?? '')).rejects.toMatchObject({ code: 'CONFLICT' });
  const id = await brought(actor, [row(), row({ Género: '' })]);
  const [kept, faulty] = await rowsOf(id);
  await expect(keep(actor, id, 'a.jpg', faulty?.id ?? '')).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(keep(other, id, 'a.jpg', kept?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(keep(actor, waits, 'a.jpg', kept?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(findPictureOwners(other, { id, paths: [] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const text = { name: 'foto.jpg', bytes: Buffer.from('no es una foto') };
  await expect(
    keepPicture(actor, text, { id, row: kept?.id ?? '', path: 'foto.jpg', type: 'PROFILE' }),
  ).rejects.toMatchObject({ messageKey: 'upload.wrongImageType' });
  expect(await photosOf(kept?.entityId ?? '')).toEqual([]);
});
