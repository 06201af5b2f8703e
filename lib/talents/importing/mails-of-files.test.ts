import '@/lib/root/imports';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { checkImport } from '@/lib/imports/check-import';
import { getImportDetail, listImportRows, listUnknownWords } from '@/lib/imports/queries';
import { runImport } from '@/lib/imports/run-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { importRow, tried, triedFile } from './testing/import-rows';

const database = useDatabase();
beforeEach(() => database.db.execute('delete from rate_limits'));

async function answer(actor: Actor, id: string, field: string, answers: Record<string, string>) {
  const { mapping } = await getImportDetail(actor, id);
  const pairs = Object.entries(mapping).map(([name, column]) => ({ field: name, column }));
  const words = Object.entries(answers).map(([word, value]) => ({ field, word, value }));
  await checkImport(actor, { id, mapping: pairs, words });
  return (await getImportDetail(actor, id)).counts;
}

test('a domain that is nearly a great provider’s is asked once for all its rows, and never changed in silence', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const id = await tried(actor, [
    importRow({ Correo: 'ana@gmail.con' }),
    importRow({ Correo: 'Luz <luz@GMAIL.CON>' }),
    importRow({ Correo: 'eva@hotmial.com' }),
    importRow({ Correo: 'sol@gmai.com' }),
    importRow({ Correo: 'paz@correo.co' }),
  ]);
  expect((await getImportDetail(actor, id)).counts).toMatchObject({ WAITING: 1, FAULTY: 4 });
  expect(await listUnknownWords(actor, id)).toEqual([
    { field: 'email', word: 'gmail.con', rows: 2 },
    { field: 'email', word: 'gmai.com', rows: 1 },
    { field: 'email', word: 'hotmial.com', rows: 1 },
  ]);
  const said = { 'gmail.con': 'gmail.com', 'hotmial.com': 'hotmail.com', 'gmai.com': '=' };
  expect(await answer(actor, id, 'email', said)).toMatchObject({ WAITING: 5 });
  await runImport(actor, { id, tells: false });
  await runAllJobs();
  const rows = await database.db.select().from(talents).where(eq(talents.broughtByAgencyId, agency.id));
  expect(rows.map(({ email }) => email).sort()).toEqual([
    'ana@gmail.com',
    'eva@hotmail.com',
    'luz@gmail.com',
    'paz@correo.co',
    'sol@gmai.com',
  ]);
  // Read by that answer, she is there already.
  const next = await tried(actor, [importRow({ Correo: 'ana@gmail.con' })]);
  expect((await listImportRows(actor, next)).map(({ problems }) => problems)).toEqual([
    [{ field: 'email', key: 'imports.problem.own' }],
  ]);
});

test('so are those of both people at a client, where one may be left out', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const text = 'Nombre;Correo;Correo contacto 2\nCasa Uno;ana@gmail.con;luz@yaho.com\n';
  const id = await triedFile(actor, { name: 'a.csv', bytes: Buffer.from(text) }, { kind: 'CLIENTS' });
  expect((await listUnknownWords(actor, id)).map(({ field, word }) => [field, word])).toEqual([
    ['emailProducer', 'gmail.con'],
    ['emailContact', 'yaho.com'],
  ]);
  await answer(actor, id, 'emailContact', { 'yaho.com': '' });
  expect(await answer(actor, id, 'emailProducer', { 'gmail.con': 'gmail.com' })).toMatchObject({
    WAITING: 1,
  });
});

test('letters that look like others make no second person, in one file or beside one who is there', async () => {
  const { actor } = await makeAgencyUser(database.db);
  await makeTalent(database.db, { email: 'ana.ya.esta@correo.co' });
  const id = await tried(
    actor,
    [
      importRow({ Correo: 'luz.dos@correo.co' }),
      ...[
        'luz.dos@cоrreo.co',
        'luz.dоs@correo.co',
        'luz.dos@ｃｏｒｒｅｏ.co',
        'ＬＵＺ.dos@correo.co',
        'luz.dos@correo\u200b.co',
      ],
      ...[
        'ana.ya.esta@cоrreo.co',
        'аna.ya.esta@correo.co',
        'ana.ya.esta＠correo.co',
        'ana.yа.esta@correo.co',
      ],
    ].map((one) => (typeof one === 'string' ? importRow({ Correo: one }) : one)),
  );
  expect((await getImportDetail(actor, id)).counts).toMatchObject({ WAITING: 1 });
});

test('whoever mends one file ten times in an hour, and answers what is asked, is never refused', async () => {
  const { actor } = await makeAgencyUser(database.db);
  for (let time = 0; time < 10; time += 1) {
    const id = await tried(actor, [importRow({ Ciudad: 'La Calera', Correo: `a${time}@gmail.con` })]);
    await answer(actor, id, 'city', { 'La Calera': '1' });
    await answer(actor, id, 'email', { 'gmail.con': 'gmail.com' });
  }
});
