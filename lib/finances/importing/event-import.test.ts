import '@/lib/root/imports';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { clients, eventCollections } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CLIENT, EVENT } from '@/lib/core/states';
import { countEvents } from '@/lib/events/queries';
import { listReceivables } from '@/lib/finances/receivables/queries';
import { getImportDetail, listImportRows, listUnknownWords } from '@/lib/imports/queries';
import { undoImport } from '@/lib/imports/run-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { brought, eventsOf, problemsOf, said, tried } from './testing/tried-events';

const database = useDatabase();
beforeEach(() => database.db.execute('delete from rate_limits'));

const clientsOf = (agencyId: string) =>
  database.db
    .select()
    .from(clients)
    .where(and(eq(clients.agencyId, agencyId), eq(clients.stateId, CLIENT.ACTIVE)))
    .orderBy(clients.name);

describe('past events', () => {
  test('come in as finished ones of their clients, who owe what the file says and no more', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const client = await makeClient(database.db, {
      agency,
      name: 'Casa Ñandú S.A.S.',
      identification: '900123456-8',
    });
    const id = await tried(actor, [
      'Lanzamiento;casa nandu sas;;15/03/2025;16/03/2025;Bogotá;Salón Azul;$ 4.500.000;1.500.000;FE-1',
      'Desfile;;900.123.456;2024-12-31;;Medellín;;2,000,000.00;;',
      'Feria;Casa Ñandú S.A.S.;;01/02/2025;;Cali;;900.000;900.000;FE-2',
      'Prueba interna;;;05/02/2025;;Cali;;;;',
    ]);
    expect(await problemsOf(actor, id)).toEqual([]);
    expect((await brought(actor, id)).counts).toMatchObject({ KEPT: 4, FAILED: 0 });
    const [parade, fair, own, launch] = await eventsOf(database.db, agency.id);
    expect(launch).toMatchObject({
      name: 'Lanzamiento',
      stateId: EVENT.FINISHED,
      clientId: client.id,
      nameClient: client.name,
      totalEvent: 4_500_000,
      totalDays: 2,
      startDate: new Date('2025-03-15T05:00:00Z'),
      endDate: new Date('2025-03-17T04:59:00Z'),
    });
    expect([parade?.clientId, fair?.clientId, own?.clientId]).toEqual([client.id, client.id, null]);
    expect(await countEvents(actor)).toBe(4);
    const owed = await listReceivables(actor, { view: 'OWED' });
    expect(
      owed.map(({ eventName, charged, balance, invoiceNumber, reminds }) => [
        eventName,
        charged,
        balance,
        invoiceNumber,
        reminds,
      ]),
    ).toEqual([
      ['Feria', 900_000, 900_000, 'FE-2', false],
      ['Lanzamiento', 1_500_000, 1_500_000, 'FE-1', false],
    ]);
    expect(await database.db.$count(eventCollections, eq(eventCollections.agencyId, agency.id))).toBe(4);
    // The same file again brings nothing.
    const again = await tried(actor, ['LANZAMIENTO;Casa Ñandú S.A.S.;;15/03/2025;;Bogotá;;;;']);
    expect(await problemsOf(actor, again)).toEqual([
      [2, [{ field: 'name', key: 'imports.problem.ownEvent' }]],
    ]);
  });

  test('ask once for a client that nobody knows, who is made once and remembered', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const known = await makeClient(database.db, { agency, name: 'Alma' });
    const id = await tried(
      actor,
      [
        'Uno;Nueva Marca SAS;901.222.333-4;15/03/2025;;Bogotá;;;;',
        'Dos;NUEVA MARCA S.A.S.;;16/03/2025;;Bogotá;;;;',
        'Tres;Alma Textil;;17/03/2025;;Bogotá;;;;',
      ].map((row) => row.replace('901.222.333-4', '900.123.456-8')),
    );
    expect(await listUnknownWords(actor, id)).toEqual([
      { field: 'client', word: expect.stringMatching(/nueva marca/i), rows: 2 },
      { field: 'client', word: 'Alma Textil', rows: 1 },
    ]);
    await said(actor, id, [
      ['Nueva Marca SAS', 'NEW'],
      ['Alma Textil', known.id],
    ]);
    expect((await getImportDetail(actor, id)).counts).toMatchObject({ WAITING: 3 });
    await brought(actor, id);
    expect((await clientsOf(agency.id)).map(({ name, identification }) => [name, identification])).toEqual([
      ['Alma', known.identification],
      ['Nueva Marca SAS', '900.123.456-8'],
    ]);
    const [one, two, three] = await eventsOf(database.db, agency.id);
    expect(one?.clientId).toBe(two?.clientId);
    expect(three?.clientId).toBe(known.id);
    const next = await tried(actor, [
      'Cuatro;nueva marca sas;;18/03/2025;;Bogotá;;;;',
      'Cinco;Alma Textil;;18/03/2025;;Bogotá;;;;',
    ]);
    expect((await getImportDetail(actor, next)).counts).toMatchObject({ WAITING: 2 });
  });

  test('say of each cell what is wrong with it', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    await makeClient(database.db, { agency, name: 'Alma', identification: '900123456-8' });
    const id = await tried(actor, [
      ';Alma;;15/03/2025;;Bogotá;;;;',
      'Uno;Alma;;mañana;;Bogotá;;;;',
      'Dos;Alma;;15/03/2025;14/03/2025;Bogotá;;;;',
      'Tres;Alma;;01/01/2090;;Bogotá;;;;',
      'Cuatro;Alma;;15/03/2025;;Macondo;;;;',
      'Cinco;Alma;;15/03/2025;;Bogotá;;mucho;;',
      'Seis;Alma;;15/03/2025;;Bogotá;;100;200;',
      'Siete;Alma;901.222.333;15/03/2025;;Bogotá;;;;',
      'Ocho;;901.222.333;15/03/2025;;Bogotá;;;;',
      'Nueve;Alma;12;15/03/2025;;Bogotá;;;;',
    ]);
    const keys = (await listImportRows(actor, id)).map(({ problems }) =>
      problems.map(({ field, key }) => `${field} ${key}`).join(),
    );
    expect(keys).toEqual([
      'name validation.required',
      'day imports.cell.day',
      'lastDay validation.dateOrder',
      'day imports.cell.notPast',
      'city imports.cell.city',
      'total imports.cell.amount',
      'owed imports.cell.owedMore',
      'clientNit imports.cell.clientNit',
      'clientNit imports.cell.clientUnknown',
      'clientNit imports.cell.nit',
    ]);
  });

  test('go again with the clients that were made for them, but not what anybody used', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const id = await tried(actor, [
      'Uno;Marca Uno;;15/03/2025;;Bogotá;Salón;100;;',
      'Dos;Marca Dos;;16/03/2025;;Bogotá;;100;100;',
    ]);
    await said(actor, id, [
      ['Marca Uno', 'NEW'],
      ['Marca Dos', 'NEW'],
    ]);
    await brought(actor, id);
    const [, two] = await eventsOf(database.db, agency.id);
    await database.db.execute(
      `insert into audit_entries (agency_id, actor_kind, entity, entity_id, action)
       values ('${agency.id}', 'agencyUser', 'event', '${two?.id}', 'update')`,
    );
    await undoImport(actor, { id });
    await runAllJobs();
    expect((await getImportDetail(actor, id)).counts).toMatchObject({ UNDONE: 1, STAYS: 1 });
    expect((await eventsOf(database.db, agency.id)).map(({ name }) => name)).toEqual(['Dos']);
    expect((await clientsOf(agency.id)).map(({ name }) => name)).toEqual(['Marca Dos']);
  });

  test('are of the own agency’s clients alone, and kept by who runs events', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db);
    const foreign = await makeClient(database.db, {
      agency: other.agency,
      name: 'Ajena',
      identification: '900123456-8',
    });
    const id = await tried(actor, ['Uno;Ajena;;15/03/2025;;Bogotá;;;;']);
    await expect(said(actor, id, [['Ajena', foreign.id]])).rejects.toMatchObject({ code: 'INVALID' });
    const finance = await makeAgencyUser(database.db, { role: 'FINANCE' });
    await expect(tried(finance.actor, ['Uno;;;15/03/2025;;Bogotá;;;;'])).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
