import '@/lib/root/imports';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { talentProfiles, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { checkImport } from '@/lib/imports/check-import';
import { getImportDetail, listUnknownWords } from '@/lib/imports/queries';
import { runImport } from '@/lib/imports/run-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { importRow, tried, triedFile } from './testing/import-rows';

const database = useDatabase();
beforeEach(() => database.db.execute('delete from rate_limits'));

type Answer = { readonly field: string; readonly word: string; readonly value: string };

async function answer(actor: Actor, id: string, ...words: Answer[]) {
  const { mapping } = await getImportDetail(actor, id);
  const pairs = Object.entries(mapping).map(([field, column]) => ({ field, column }));
  await checkImport(actor, { id, mapping: pairs, words });
  return (await getImportDetail(actor, id)).counts;
}

test('a word that nobody knows is asked once for all its rows, and known in the next file', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const rows = () => [
    importRow({ Ciudad: 'La Calera', 'Perfil principal': 'Imagen de marca' }),
    importRow({ Ciudad: 'LA CALERA', 'Perfil principal': 'Modelo, Imagen de marca' }),
    importRow({ Ciudad: 'Bogotá D.C.', 'Perfil principal': 'Actriz, Presentadora', Género: 'Dama' }),
  ];
  const id = await tried(actor, rows());
  expect(await listUnknownWords(actor, id)).toEqual([
    { field: 'profile', word: 'Imagen de marca', rows: 2 },
    { field: 'city', word: expect.stringMatching(/^la calera$/i), rows: 2 },
  ]);
  const city = { field: 'city', word: 'La Calera', value: '1' };
  expect(await answer(actor, id, city)).toMatchObject({ WAITING: 1, FAULTY: 2 });
  const profile = { field: 'profile', word: 'Imagen de marca', value: '' };
  expect(await answer(actor, id, profile)).toMatchObject({ WAITING: 3, FAULTY: 0 });
  await runImport(actor, { id, tells: false });
  await runAllJobs();
  const kept = await database.db
    .select({ city: talents.residenceCityId, profile: talentProfiles.profileId, isMain: talentProfiles.main })
    .from(talents)
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, talents.id))
    .where(eq(talents.broughtByAgencyId, agency.id))
    .orderBy(talentProfiles.profileId);
  expect(kept).toEqual([
    { city: 1, profile: 3, isMain: true },
    { city: 1, profile: 4, isMain: false },
    { city: 1, profile: 5, isMain: true },
    { city: 1, profile: null, isMain: null },
  ]);
  const next = await tried(actor, rows());
  expect(await listUnknownWords(actor, next)).toEqual([]);
  const stranger = await makeAgencyUser(database.db);
  await expect(listUnknownWords(stranger.actor, next)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await listUnknownWords(stranger.actor, await tried(stranger.actor, rows()))).toHaveLength(2);
});

test('what no row says is said once for all, for this file alone; what a field may not be is refused', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const file = () => ({
    name: 'a.csv',
    bytes: Buffer.from(
      `Nombre completo;Correo\nAna Peña;${crypto.randomUUID()}@x.co\nLuz Paz;${crypto.randomUUID()}@x.co\n`,
    ),
  });
  const id = await triedFile(actor, file());
  const asked = [{ field: 'gender', word: '', rows: 2 }];
  expect(await listUnknownWords(actor, id)).toEqual(asked);
  for (const value of ['', 'OTRO']) {
    await expect(answer(actor, id, { field: 'gender', word: '', value })).rejects.toMatchObject({
      code: 'INVALID',
      messageKey: 'validation.option',
    });
  }
  expect(await answer(actor, id, { field: 'gender', word: '', value: 'FEMENINO' })).toMatchObject({
    WAITING: 2,
  });
  expect(await listUnknownWords(actor, await triedFile(actor, file()))).toEqual(asked);
});
