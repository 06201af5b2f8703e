import '@/lib/root/imports';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { clients } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { getImportDetail } from '@/lib/imports/queries';
import { runImport } from '@/lib/imports/run-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { brought, eventsOf, problemsOf, said, tried } from './testing/tried-events';

const database = useDatabase();
beforeEach(() => database.db.execute('delete from rate_limits'));

const [ONE_NIT, OTHER_NIT] = ['900.123.456-8', '860.002.964-4'];
const clientsOf = (agencyId: string) =>
  database.db.select().from(clients).where(eq(clients.agencyId, agencyId)).orderBy(clients.name);
const otherNumber = [{ field: 'clientNit', key: 'imports.cell.clientNit' }];

test('a file that was tried twice before either ran brings its events once', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  await makeClient(database.db, { agency, name: 'Alma' });
  const row = 'Feria;Alma;;01/02/2025;;Cali;;900.000;900.000;';
  const [one, two] = [await tried(actor, [row]), await tried(actor, [row])];
  await runImport(actor, { id: one, tells: false });
  await runImport(actor, { id: two, tells: false });
  await runAllJobs();
  expect(await eventsOf(database.db, agency.id)).toHaveLength(1);
  const counts = await Promise.all([one, two].map(async (id) => (await getImportDetail(actor, id)).counts));
  expect(counts.map(({ KEPT, FAILED }) => KEPT - FAILED).toSorted()).toEqual([-1, 1]);
  const [refused] = (await Promise.all([one, two].map((id) => problemsOf(actor, id)))).flat();
  expect(refused).toEqual([2, [{ field: 'name', key: 'imports.problem.ownEvent' }]]);
});

test('of two new companies of one name, the second is not booked on the first', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const rows = [
    `Uno;Acme;${ONE_NIT};01/02/2025;;Cali;;900.000;900.000;`,
    `Dos;Acme;${OTHER_NIT};02/02/2025;;Cali;;800.000;800.000;`,
    `Tres;Acme Textil;${ONE_NIT};03/02/2025;;Cali;;;;`,
  ];
  const id = await tried(actor, rows);
  await said(actor, id, [
    ['Acme', 'NEW'],
    ['Acme Textil', 'NEW'],
  ]);
  expect((await brought(actor, id)).counts).toMatchObject({ KEPT: 2, FAILED: 1 });
  expect(await problemsOf(actor, id)).toEqual([[3, otherNumber]]);
  const [one, three] = await eventsOf(database.db, agency.id);
  expect(one?.clientId).toBe(three?.clientId);
  expect((await clientsOf(agency.id)).map(({ identification }) => identification)).toEqual([ONE_NIT]);
  // Now that one is there, the answer of before does not make the other one either.
  const next = await tried(actor, [`Cuatro;ACME;${OTHER_NIT};04/02/2025;;Cali;;;;`]);
  expect(await problemsOf(actor, next)).toEqual([[2, otherNumber]]);
});

test('a name that an agency says is a client’s does not go against its number', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id: known } = await makeClient(database.db, { agency, name: 'Alma', identification: ONE_NIT });
  const id = await tried(actor, [`Uno;Alma Textil;${OTHER_NIT};01/02/2025;;Cali;;;;`]);
  await said(actor, id, [['Alma Textil', known]]);
  expect(await problemsOf(actor, id)).toEqual([[2, otherNumber]]);
});

test('a name of several clients is asked, unless the number tells which', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const one = await makeClient(database.db, { agency, name: 'Acme', identification: ONE_NIT });
  const other = await makeClient(database.db, { agency, name: 'ACME', identification: OTHER_NIT });
  const id = await tried(actor, [
    'Uno;Acme;;01/02/2025;;Cali;;;;',
    `Dos;Acme;${ONE_NIT};02/02/2025;;Cali;;;;`,
  ]);
  expect(await problemsOf(actor, id)).toEqual([
    [2, [{ field: 'client', key: 'imports.cell.client', word: 'Acme' }]],
  ]);
  await said(actor, id, [['Acme', other.id]]);
  await brought(actor, id);
  const rows = await eventsOf(database.db, agency.id);
  expect(rows.map(({ clientId }) => clientId)).toEqual([other.id, one.id]);
});

test('a client that is to be left empty stays so, and is not asked again', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const id = await tried(actor, ['Uno;Varios;;01/02/2025;;Cali;;;;']);
  await said(actor, id, [['Varios', '']]);
  expect((await brought(actor, id)).counts).toMatchObject({ KEPT: 1, FAULTY: 0 });
  expect((await eventsOf(database.db, agency.id)).map(({ clientId }) => clientId)).toEqual([null]);
});
