import '@/lib/root/imports';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries, clientContacts, clientServices, clients, importRows, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { USER } from '@/lib/core/states';
import { checkImport } from '@/lib/imports/check-import';
import { getImportDetail, listImportRows } from '@/lib/imports/queries';
import { runImport, undoImport } from '@/lib/imports/run-import';
import { startImport } from '@/lib/imports/start-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { updateClient } from '../update-client';

const database = useDatabase();
beforeEach(() => database.db.execute('delete from rate_limits'));

let number = 0;
const HEADERS = ['Empresa', 'NIT', 'Ciudad', 'Contacto', 'Correo', 'Celular', 'Página web', 'Servicios'];
/** A row as an agency writes it, of another company each time. */
function aRow(fields: Partial<Record<string, string>> = {}): Record<string, string> {
  number += 1;
  return {
    Empresa: `Importada ${number}`,
    NIT: String(900_000_000 + number),
    Ciudad: 'Bogotá',
    Contacto: 'Ana Pérez',
    Correo: `compras${number}@importada.co`,
    Celular: '(310) 123-4567',
    'Página web': `importada${number}.co`,
    Servicios: '',
    ...(fields as Record<string, string>),
  };
}

async function tried(actor: Actor, rows: readonly Record<string, string>[]): Promise<string> {
  const lines = [HEADERS, ...rows.map((row) => HEADERS.map((header) => row[header] ?? ''))];
  const text = lines
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\r\n');
  const id = await startImport(actor, 'CLIENTS', { name: 'clientes.csv', bytes: Buffer.from(text) });
  const { mapping } = await getImportDetail(actor, id);
  return checkImport(actor, {
    id,
    mapping: Object.entries(mapping).map(([field, column]) => ({ field, column })),
  });
}

async function brought(actor: Actor, rows: readonly Record<string, string>[]): Promise<string> {
  const id = await tried(actor, rows);
  await runImport(actor, { id, tells: false });
  await runAllJobs();
  return id;
}

test('a file that was tried twice before either ran brings its clients once', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const rows = [aRow()];
  const [one, two] = [await tried(actor, rows), await tried(actor, rows)];
  await runImport(actor, { id: one, tells: false });
  await runImport(actor, { id: two, tells: false });
  await runAllJobs();
  expect(await book(agency.id)).toHaveLength(1);
});

const book = (agencyId: string) =>
  database.db.select().from(clients).where(eq(clients.agencyId, agencyId)).orderBy(clients.name);

// More than go at once in any step: 1,000 verdicts, 250 that are tried, 50 that are kept.
test('1,250 rows of which 40 are faulty: 1,210 come in, 40 are explained, undoing removes exactly those', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  await makeClient(database.db, {
    agency,
    name: 'Café de Antes',
    identification: '800123456',
    emailProducer: 'antes@cafe.co',
  });
  const before = await book(agency.id);
  const faulty = (index: number): Partial<Record<string, string>> =>
    [
      { Empresa: '' },
      { NIT: '900373115-9' },
      { Correo: 'sin arroba' },
      { Ciudad: 'Macondo' },
      { Empresa: 'CAFE  de antes' },
      { NIT: '800.123.456' },
      { Correo: 'ANTES@cafe.co', NIT: '' },
      { Servicios: 'Magia' },
    ][index % 8] ?? {};
  const rows = Array.from({ length: 1_250 }, (_, index) =>
    aRow(index % 31 === 0 && index < 40 * 31 ? faulty(index / 31) : {}),
  );
  const id = await brought(actor, rows);
  const { counts, state } = await getImportDetail(actor, id);
  expect(state).toBe('DONE');
  expect({ kept: counts.KEPT, refused: counts.FAULTY + counts.DUPLICATE }).toEqual({
    kept: 1_210,
    refused: 40,
  });
  const explained = await listImportRows(actor, id);
  expect(explained).toHaveLength(40);
  expect(explained.slice(0, 8).map(({ problems }) => [problems[0]?.field, problems[0]?.key])).toEqual([
    ['name', 'validation.required'],
    ['identification', 'imports.cell.nitDigit'],
    ['emailProducer', 'validation.email'],
    ['city', 'imports.cell.city'],
    ['name', 'imports.problem.ownClient'],
    ['identification', 'imports.problem.ownClient'],
    ['emailProducer', 'imports.problem.ownClient'],
    ['services', 'imports.cell.services'],
  ]);
  expect(await book(agency.id)).toHaveLength(before.length + 1_210);
  await undoImport(actor, { id });
  await runAllJobs();
  expect(await getImportDetail(actor, id)).toMatchObject({
    state: 'UNDONE',
    counts: { UNDONE: 1_210, STAYS: 0 },
  });
  expect(await book(agency.id)).toEqual(before);
});

test('a row is kept as a person would type it: NIT with its digit, page with https, phones bare, services found', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const id = await brought(actor, [
    aRow({
      Empresa: 'Ñandú S.A.S.',
      NIT: '900.373.115',
      Servicios: 'Pasarela',
      'Página web': 'http://nandu.co',
    }),
  ]);
  const [client] = await book(agency.id);
  expect(client).toMatchObject({
    name: 'Ñandú S.A.S.',
    stateId: 52,
    identification: '900.373.115-3',
    cityId: 1,
    phoneProducer: '3101234567',
    url: 'https://nandu.co',
  });
  expect(await database.db.$count(clientServices, eq(clientServices.clientId, client?.id ?? ''))).toBe(1);
  const [entry] = await database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'client'), eq(auditEntries.entityId, client?.id ?? '')));
  expect(entry).toMatchObject({ action: 'import', detail: { importId: id } });
});

test('the same number, e-mail or name twice in a file comes in once', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const first = aRow();
  const id = await tried(actor, [
    first,
    aRow({ NIT: `${first.NIT}` }),
    aRow({ Correo: first.Correo?.toUpperCase() ?? '', NIT: '' }),
    aRow({ Correo: first.Correo ?? '' }),
    aRow({ Empresa: `  ${first.Empresa?.toUpperCase()}` }),
  ]);
  const rows = await listImportRows(actor, id);
  expect(rows.map(({ problems }) => problems.map(({ field, key }) => [field, key]))).toEqual(
    ['identification', 'emailProducer', 'name'].map((field) => [[field, 'imports.problem.twiceInFile']]),
  );
});

test('two people at a client come in, and go again with it; two companies may share one', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const file = [
    'razon_social;nit;nombre_contacto_1;correo_contacto_1;telefono_contacto_1;nombre_contacto_2;correo_contacto_2;telefono_contacto_2',
    'Uno Inventado;900123456;Ana Paz;ana@inventada.co;+57 310 123 4567;Luz Ríos;luz@inventada.co;(601) 745-6789 ext. 3',
    'Dos Inventado;900123461;Ana Paz;ana@inventada.co;3101234567;;;',
    'Tres Inventado;900123463;;;;Sol Paz;no es un correo;llamar',
  ].join('\n');
  const id = await startImport(actor, 'CLIENTS', { name: 'a.csv', bytes: Buffer.from(file) });
  const { mapping } = await getImportDetail(actor, id);
  await checkImport(actor, {
    id,
    mapping: Object.entries(mapping).map(([field, column]) => ({ field, column })),
  });
  const [fault, ...others] = await listImportRows(actor, id);
  expect(others).toEqual([]);
  expect(fault?.problems).toEqual([
    { field: 'emailContact', key: 'validation.email' },
    { field: 'phoneContact', key: 'validation.phones.words' },
  ]);
  await runImport(actor, { id, tells: false });
  await runAllJobs();
  const [two, one] = await book(agency.id);
  expect([one, two]).toMatchObject([
    { nameProducer: 'Ana Paz', emailProducer: 'ana@inventada.co', phoneProducer: '3101234567' },
    { nameProducer: 'Ana Paz', emailProducer: 'ana@inventada.co' },
  ]);
  const contacts = await database.db
    .select()
    .from(clientContacts)
    .where(eq(clientContacts.agencyId, agency.id));
  expect(contacts).toMatchObject([
    { clientId: one?.id, name: 'Luz Ríos', email: 'luz@inventada.co', phone: '6017456789x3' },
  ]);
  await undoImport(actor, { id });
  await runAllJobs();
  expect(await book(agency.id)).toEqual([]);
});

test('undoing leaves whom something was quoted to and who was changed, and says so', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const id = await brought(actor, [aRow(), aRow(), aRow()]);
  const [quoted, changed, idle] = await book(agency.id);
  await makeQuotation(database.db, { agency, clientId: quoted?.id ?? '' });
  await updateClient(actor, { id: changed?.id ?? '', address: 'Calle 1' });
  await undoImport(actor, { id });
  await runAllJobs();
  const staying = await listImportRows(actor, id, ['STAYS']);
  expect(staying.map(({ problems }) => problems[0]?.key)).toEqual([
    'imports.stays.used',
    'imports.stays.changed',
  ]);
  expect((await book(agency.id)).map((client) => client.id)).not.toContain(idle?.id);
  expect(await database.db.$count(importRows, eq(importRows.importId, id))).toBe(3);
});

test('whoever has not confirmed the e-mail is told to, and no file is read', async () => {
  const { actor } = await makeAgencyUser(database.db, { stateId: USER.REGISTERED });
  await expect(tried(actor, [aRow()])).rejects.toMatchObject({
    code: 'FORBIDDEN',
    messageKey: 'imports.problem.unconfirmed',
  });
  await database.db.update(users).set({ stateId: USER.ACTIVE }).where(eq(users.id, actor.userId));
  expect(await tried(actor, [aRow()])).toEqual(expect.any(String));
});

test('readers may not, and another agency finds no import', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const id = await tried(actor, [aRow()]);
  const other = await makeAgencyUser(database.db);
  await expect(runImport(other.actor, { id, tells: false })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const reader = await makeAgencyUser(database.db, { role: 'FINANCE' });
  await expect(tried(reader.actor, [aRow()])).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
