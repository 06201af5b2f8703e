import '@/lib/root/imports';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages, talentProfiles, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { checkImport } from '@/lib/imports/check-import';
import { getImportDetail, listImportRows } from '@/lib/imports/queries';
import { runImport } from '@/lib/imports/run-import';
import { startImport } from '@/lib/imports/start-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';

import { brought, fileOf, importRow as row, tried } from './testing/import-rows';

const database = useDatabase();
const _FROM = { ip: '190.24.1.2' };
beforeEach(() => database.db.execute('delete from rate_limits'));

const problemsOf = async (actor: Actor, id: string) =>
  (await listImportRows(actor, id)).map(({ line, problems }) => [line, problems]);
const talentsOf = (agencyId: string) =>
  database.db.select().from(talents).where(eq(talents.broughtByAgencyId, agencyId));

describe('trying', () => {
  test('keeps nobody, and says of each cell what is wrong with it', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const minor = `01/01/${new Date().getUTCFullYear() - 15}`;
    const id = await tried(actor, [
      row(),
      row({ Correo: 'no es', Género: 'otro', Nombres: '' }),
      row({ 'Fecha de nacimiento': '31/02/1999', Ciudad: 'Macondo', 'Perfil principal': 'Astronauta' }),
      row({ 'Fecha de nacimiento': minor }),
      row({ 'Estatura (cm)': 'alta' }),
    ]);
    expect(await problemsOf(actor, id)).toEqual([
      [
        3,
        expect.arrayContaining([
          { field: 'name', key: 'validation.required' },
          { field: 'gender', key: 'imports.cell.gender', word: 'otro' },
          { field: 'email', key: 'validation.email' },
        ]),
      ],
      [
        4,
        [
          { field: 'birthdate', key: 'imports.cell.day' },
          { field: 'city', key: 'imports.cell.city', word: 'Macondo' },
          { field: 'profile', key: 'imports.cell.profile', word: 'Astronauta' },
        ],
      ],
      [5, [{ field: 'birthdate', key: 'imports.cell.minor' }]],
      [6, [{ field: 'height', key: 'validation.measures.unclear' }]],
    ]);
    expect((await getImportDetail(actor, id)).counts).toMatchObject({ WAITING: 1, FAULTY: 4 });
    expect(await talentsOf(agency.id)).toEqual([]);
  });

  test('finds who is twice in the file, the agency’s own, and others without saying whose', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const own = await makeTalent(database.db, { broughtByAgencyId: agency.id });
    const other = await makeTalent(database.db, {
      broughtByAgencyId: (await makeAgencyUser(database.db)).agency.id,
    });
    const alone = await makeTalent(database.db);
    const first = row();
    const id = await tried(actor, [
      first,
      row({ Correo: first.Correo.toUpperCase() }),
      row({ 'Número de documento': first['Número de documento'].replace(/(\d{3})$/, '.$1') }),
      row({ Correo: own.email }),
      row({ Correo: other.email }),
      row({ 'Número de documento': alone.identification ?? '' }),
    ]);
    expect(await problemsOf(actor, id)).toEqual([
      [3, [{ field: 'email', key: 'imports.problem.twiceInFile' }]],
      [4, [{ field: 'identification', key: 'imports.problem.twiceInFile' }]],
      [5, [{ field: 'email', key: 'imports.problem.own' }]],
      [6, [{ field: 'email', key: 'imports.problem.taken' }]],
      [7, [{ field: 'identification', key: 'imports.problem.taken' }]],
    ]);
    expect((await getImportDetail(actor, id)).counts).toMatchObject({ WAITING: 1, DUPLICATE: 5 });
  });

  test('remembers what a heading means for the next file', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const bytes = Buffer.from('Quién;Apellidos;Correo;Género\nLuz;Uno;una@x.co;F\n');
    const file = { name: 'a.csv', bytes };
    const id = await startImport(actor, 'TALENTS', file);
    expect((await getImportDetail(actor, id)).mapping).toEqual({ lastname: 1, email: 2, gender: 3 });
    const partial = [{ field: 'lastname', column: 1 }];
    await expect(checkImport(actor, { id, mapping: partial })).rejects.toMatchObject({
      messageKey: 'imports.problem.columnMissing',
    });
    const mapping = ['name', 'lastname', 'email', 'gender'].map((field, column) => ({ field, column }));
    await checkImport(actor, { id, mapping });
    const next = await startImport(actor, 'TALENTS', file);
    expect((await getImportDetail(actor, next)).mapping).toEqual({
      name: 0,
      lastname: 1,
      email: 2,
      gender: 3,
    });
  });
});

describe('bringing in', () => {
  // Clients are brought in by thousands (client-import.test.ts), in the same batches of fifty.
  test('rows of several batches, of which one in each hundred is faulty, once', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const rows = Array.from({ length: 300 }, (_, index) => row(index % 100 === 0 ? { Género: '' } : {}));
    const id = await tried(actor, rows);
    expect((await getImportDetail(actor, id)).counts).toMatchObject({ WAITING: 297, FAULTY: 3 });
    const both = await Promise.allSettled([
      runImport(actor, { id, tells: false }),
      runImport(actor, { id, tells: false }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await runAllJobs();
    expect(await getImportDetail(actor, id)).toMatchObject({
      state: 'DONE',
      counts: { KEPT: 297, FAULTY: 3, FAILED: 0, WAITING: 0 },
    });
    expect(await database.db.$count(talents, eq(talents.broughtByAgencyId, agency.id))).toBe(297);
  });

  test('makes registered talents with profile and data, mailed their link; a formula stays a text', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const evil = row({ Dirección: '=cmd|calc', Apellidos: '', Instagram: 'IG: @Luz' });
    await brought(actor, [evil], true);
    const [talent] = await talentsOf(agency.id);
    expect(talent).toMatchObject({
      stateId: TALENT.REGISTERED,
      address: '=cmd|calc',
      lastname: '',
      instagram: 'https://instagram.com/luz',
      gender: 'FEMENINO',
      birthdate: '1999-12-31',
      height: 172,
      documentTypeId: 1,
    });
    expect(await database.db.$count(talentProfiles, eq(talentProfiles.talentId, talent?.id ?? ''))).toBe(1);
    const sent = await database.db.select().from(messages).where(eq(messages.toAddress, evil.Correo));
    expect(sent).toMatchObject([{ kind: 'talents.welcomed', status: 'SENT' }]);
  });

  test('who registers meanwhile is not there twice: that row fails by itself and says why', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const [late, fine] = [row(), row()];
    const id = await tried(actor, [late, fine]);
    await makeTalent(database.db, { email: late.Correo });
    await runImport(actor, { id, tells: false });
    await runAllJobs();
    expect((await getImportDetail(actor, id)).counts).toMatchObject({ KEPT: 1, FAILED: 1 });
    expect(await problemsOf(actor, id)).toEqual([[2, [{ field: 'email', key: 'imports.problem.taken' }]]]);
  });

  test("is of an active agency's owners and producers, and nobody else's", async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const id = await tried(actor, [row()]);
    const other = (await makeAgencyUser(database.db)).actor;
    const reader = (await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' })).actor;
    const notYet = { ...actor, agencyState: 22 };
    await expect(runImport(other, { id, tells: false })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(getImportDetail(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const nobody of [reader, notYet]) {
      await expect(runImport(nobody, { id, tells: false })).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(startImport(nobody, 'TALENTS', fileOf([row()]))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
  });
});
