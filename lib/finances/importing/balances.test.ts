import '@/lib/root/imports';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { findBookedAdvances } from '@/lib/finances/journal/booked-money';
import { moveCredit } from '@/lib/finances/payments/move-credit';
import { listReceivables } from '@/lib/finances/receivables/queries';
import { getImportDetail } from '@/lib/imports/queries';
import { undoImport } from '@/lib/imports/run-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { brought, eventsOf, problemsOf, tried } from './testing/tried-events';

const database = useDatabase();

test('what was paid in advance of an event is nothing that its client has in favour', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  await makeClient(database.db, { agency, name: 'Alma' });
  const headings = 'Evento;Cliente;Fecha;Ciudad;Valor;Anticipo;Valor anticipo';
  const id = await tried(actor, ['Feria;Alma;01/02/2025;Cali;10.000.000;5.000.000;5.000.000'], headings);
  expect(Object.keys((await getImportDetail(actor, id)).mapping).toSorted()).toEqual([
    'city',
    'client',
    'day',
    'name',
    'total',
  ]);
  await brought(actor, id);
  expect(await listReceivables(actor, { view: 'CREDIT' })).toEqual([]);
});

test('a row without an event is what its client owes or has in favour, which pays the next one and no book tells', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  await database.db.update(agencies).set({ cityId: 1 }).where(eq(agencies.id, agency.id));
  await makeClient(database.db, { agency, name: 'Alma', identification: '900123456-8' });
  await makeClient(database.db, { agency, name: 'Bruma' });
  const id = await tried(
    actor,
    [
      'Alma;;31/10/2025;1.500.000;;FE-9',
      ';900.123.456;30/09/2025;250.000;;',
      'Bruma;;31/10/2025;-400.000;;',
      'Bruma;;30/10/2025;;100.000;NC-1',
      'Bruma;;29/10/2025;10;20;',
      ';;28/10/2025;10;;',
      'Bruma;;27/10/2025;;;',
      'Alma;;31/10/2025;1.500.000;;FE-9',
      'Alma;;30/09/2025;90.000;;',
      'Alma;;30/09/2025;250.000;;',
    ],
    'Cliente;NIT;Fecha;Saldo;Saldo a favor;Factura',
  );
  expect(await problemsOf(actor, id)).toEqual([
    [6, [{ field: 'credit', key: 'imports.cell.bothBalances' }]],
    [7, [{ field: 'client', key: 'validation.required' }]],
    [8, [{ field: 'name', key: 'validation.required' }, expect.objectContaining({ field: 'city' })]],
    [9, [{ field: 'name', key: 'imports.problem.twiceInFile' }]],
    [11, [{ field: 'name', key: 'imports.problem.twiceInFile' }]],
  ]);
  expect((await brought(actor, id)).counts).toMatchObject({ KEPT: 5 });
  const balances = async (view: 'OWED' | 'CREDIT') =>
    (await listReceivables(actor, { view }))
      .map(({ clientName, eventName, balance }) => [clientName, eventName, balance])
      .toSorted();
  expect(await balances('OWED')).toEqual([
    ['Alma', 'Factura FE-9 · Alma', 1_500_000],
    ['Alma', 'Saldo inicial de $ 250.000 · Alma', 250_000],
    ['Alma', 'Saldo inicial de $ 90.000 · Alma', 90_000],
  ]);
  expect(await balances('CREDIT')).toEqual([
    ['Bruma', 'Factura NC-1 · Bruma', -100_000],
    ['Bruma', 'Saldo a favor de $ 400.000 · Bruma', -400_000],
  ]);
  const span = { from: '2025-01-01', to: '2027-01-01' };
  expect(await findBookedAdvances(database.db, { agencyId: agency.id, ...span })).toEqual([]);

  const next = await tried(actor, ['Nuevo;Bruma;;15/11/2025;;Bogotá;;600.000;600.000;']);
  await brought(actor, next);
  const rows = await eventsOf(database.db, agency.id);
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  await moveCredit(actor, {
    fromEventId: idOf('Saldo a favor de $ 400.000 · Bruma'),
    toEventId: idOf('Nuevo'),
    amount: 400_000,
  });
  expect(await balances('CREDIT')).toEqual([['Bruma', 'Factura NC-1 · Bruma', -100_000]]);
  expect((await balances('OWED')).find(([, name]) => name === 'Nuevo')).toEqual([
    ...['Bruma', 'Nuevo'],
    200_000,
  ]);
  await undoImport(actor, { id });
  await runAllJobs();
  expect((await getImportDetail(actor, id)).counts).toMatchObject({ UNDONE: 4, STAYS: 1 });
});
