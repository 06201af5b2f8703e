import '@/lib/root/imports';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { emails, importRows, imports, linkTokens, talentProfiles, talents } from '@/db/schema';
import { printDatabase } from '@/db/testing/print-database';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATED, TALENT } from '@/lib/core/states';
import { checkImport } from '@/lib/imports/check-import';
import { getImportDetail, listImportRows } from '@/lib/imports/queries';
import { runImport, undoImport } from '@/lib/imports/run-import';
import { startImport } from '@/lib/imports/start-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto } from '@/lib/testing/factories/talents';
import { createTalent } from '../joining/create-talent';
import { updateTalent } from '../update-talent';
import { readCentimetres, readDay } from './read-row';

const database = useDatabase();
const FROM = { ip: '190.24.1.2' };
beforeEach(() => database.db.execute('delete from rate_limits'));

let number = 0;
const row = (fields: Record<string, string> = {}) => {
  number += 1;
  return {
    Nombres: 'Luz',
    Apellidos: `Importada ${number}`,
    Correo: `importada${number}@correo.co`,
    Género: 'Mujer',
    'Número de documento': String(70_000_000 + number),
    'Fecha de nacimiento': '31/12/1999',
    Ciudad: 'Bogotá',
    'Perfil principal': 'Modelo',
    'Estatura (cm)': '1,72 m',
    ...fields,
  };
};
type Row = ReturnType<typeof row>;

function fileOf(rows: readonly Row[]): { name: string; bytes: Buffer } {
  const headers = Object.keys(rows[0] ?? row()) as (keyof Row)[];
  const lines = [headers, ...rows.map((one) => headers.map((header) => one[header]))];
  const text = lines
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\r\n');
  return { name: 'talentos.csv', bytes: Buffer.from(text, 'latin1') };
}

/** Uploads rows and tries them with the columns as they were guessed. */
async function tried(actor: Actor, rows: readonly Row[]): Promise<string> {
  const id = await startImport(actor, 'TALENTS', fileOf(rows));
  const { mapping } = await getImportDetail(actor, id);
  const pairs = Object.entries(mapping).map(([field, column]) => ({ field, column }));
  return checkImport(actor, { id, mapping: pairs });
}
async function brought(actor: Actor, rows: readonly Row[], tells = false): Promise<string> {
  const id = await tried(actor, rows);
  await runImport(actor, { id, tells });
  await runAllJobs();
  return id;
}
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
          { field: 'gender', key: 'imports.cell.gender' },
          { field: 'email', key: 'validation.email' },
        ]),
      ],
      [
        4,
        [
          { field: 'birthdate', key: 'imports.cell.day' },
          { field: 'city', key: 'imports.cell.city' },
          { field: 'profile', key: 'imports.cell.profile' },
        ],
      ],
      [5, [{ field: 'birthdate', key: 'imports.cell.minor' }]],
      [6, [{ field: 'height', key: 'validation.measure' }]],
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
  test('five thousand rows of which forty are faulty, once', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const rows = Array.from({ length: 5_000 }, (_, index) => row(index % 125 === 0 ? { Género: '' } : {}));
    const id = await tried(actor, rows);
    expect((await getImportDetail(actor, id)).counts).toMatchObject({ WAITING: 4_960, FAULTY: 40 });
    const both = await Promise.allSettled([
      runImport(actor, { id, tells: false }),
      runImport(actor, { id, tells: false }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await runAllJobs();
    expect(await getImportDetail(actor, id)).toMatchObject({
      state: 'DONE',
      counts: { KEPT: 4_960, FAULTY: 40, FAILED: 0, WAITING: 0 },
    });
    expect(await database.db.$count(talents, eq(talents.broughtByAgencyId, agency.id))).toBe(4_960);
  }, 240_000);

  test('makes registered talents with profile and data, mailed their link; a formula stays a text', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const evil = row({ Apellidos: '=cmd|calc' });
    await brought(actor, [evil], true);
    const [talent] = await talentsOf(agency.id);
    expect(talent).toMatchObject({
      stateId: TALENT.REGISTERED,
      lastname: '=cmd|calc',
      gender: 'FEMENINO',
      birthdate: '1999-12-31',
      height: 172,
      documentTypeId: 1,
    });
    expect(await database.db.$count(talentProfiles, eq(talentProfiles.talentId, talent?.id ?? ''))).toBe(1);
    const sent = await database.db.select().from(emails).where(eq(emails.toAddress, evil.Correo));
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
    expect(await problemsOf(actor, id)).toEqual([
      [2, [{ field: 'email', key: 'validation.talent.emailTaken' }]],
    ]);
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

describe('undoing', () => {
  test('leaves who has activated, was called, has photos or was changed, and says so', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const id = await brought(actor, [row(), row(), row(), row(), row()], true);
    const [active, called, photographed, changed, gone] = (await talentsOf(agency.id)).toSorted((a, b) =>
      a.email.localeCompare(b.email, 'en', { numeric: true }),
    );
    await database.db
      .update(talents)
      .set({ passwordHash: '$2b$12$x' })
      .where(eq(talents.id, active?.id ?? ''));
    await makeConvocated(database.db, {
      talent: called as NonNullable<typeof called>,
      stateId: CONVOCATED.CALLED,
    });
    await makeTalentPhoto(database.db, { talent: photographed as NonNullable<typeof photographed> });
    await updateTalent(actor, { id: changed?.id ?? '', alias: 'Lu' }, FROM);
    await undoImport(actor, { id });
    await runAllJobs();
    expect(await getImportDetail(actor, id)).toMatchObject({
      state: 'UNDONE',
      counts: { STAYS: 4, UNDONE: 1 },
    });
    const staying = await listImportRows(actor, id, ['STAYS']);
    expect(staying.map(({ problems }) => problems[0]?.key)).toEqual([
      'imports.stays.activated',
      'imports.stays.called',
      'imports.stays.photos',
      'imports.stays.changed',
    ]);
    expect(await database.db.$count(talents, eq(talents.id, gone?.id ?? ''))).toBe(0);
    const links = await database.db
      .select()
      .from(linkTokens)
      .where(eq(linkTokens.talentId, gone?.id ?? ''));
    expect(links.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  });

  test('restores exactly what was there, whatever came in', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    await createTalent(
      actor,
      { name: 'De', lastname: 'Antes', email: 'antes@correo.co', gender: 'FEMENINO' },
      FROM,
    );
    const kept = ['talents', 'talent_profiles', 'talent_skills', 'talent_consents', 'talent_guardians'];
    const print = async () => {
      const tables = [...(await printDatabase(database.pool))];
      return tables.filter(([table]) => kept.some((name) => table === `public.${name}`)).toSorted();
    };
    const word = fc.constantFrom('', 'Luz', 'Ñandú', '=1+1', "O'Neil", '0', '<b>');
    const some = fc.array(
      fc.record({
        Apellidos: word,
        Género: fc.constantFrom('F', 'hombre', 'x', ''),
        'Fecha de nacimiento': fc.constantFrom('1999-01-02', '1/2/1990', '2020-01-01', 'ayer', ''),
        Ciudad: fc.constantFrom('Bogotá', 'Cali', 'Macondo', ''),
        'Perfil principal': fc.constantFrom('Modelo', 'modelo', 'x', ''),
      }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(some, async (given) => {
        await database.db.execute('delete from rate_limits');
        const before = await print();
        expect(before.find(([table]) => table === 'public.talents')?.[1].length).toBeGreaterThan(0);
        const id = await tried(
          actor,
          given.map((fields) => row(fields)),
        );
        const { counts } = await getImportDetail(actor, id);
        if (counts.WAITING === 0) return;
        await runImport(actor, { id, tells: false });
        await runAllJobs();
        expect(await database.db.$count(talents, eq(talents.broughtByAgencyId, agency.id))).toBe(
          1 + counts.WAITING,
        );
        await undoImport(actor, { id });
        await runAllJobs();
        expect(await print()).toEqual(before);
        const left = and(eq(importRows.importId, id), inArray(importRows.state, ['KEPT', 'STAYS']));
        expect(await database.db.$count(importRows, left)).toBe(0);
      }),
      { numRuns: 12 },
    );
    expect(await database.db.$count(imports, eq(imports.agencyId, agency.id))).toBeGreaterThan(0);
  }, 120_000);
});

test.each([
  ['2000-02-29', '2000-02-29'],
  ['29/02/2000', '2000-02-29'],
  ['1-3-1999', '1999-03-01'],
  ['29/02/2001', null],
  ['13/13/2000', null],
  ['1/2/99', null],
  ['ayer', null],
])('the day %s is %s', (written, day) => {
  expect(readDay(written)).toBe(day);
});

test.each([
  ['172', 172],
  ['172 cm', 172],
  ['1,72', 172],
  ['1.72 m', 172],
  ['86,5', 86.5],
  ['alta', null],
  ['5000', null],
])('the measure %s is %s', (written, centimetres) => {
  expect(readCentimetres(written)).toBe(centimetres);
});
