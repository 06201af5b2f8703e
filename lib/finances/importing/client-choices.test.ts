import '@/lib/root/imports';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { clients } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { CLIENT } from '@/lib/core/states';
import { findImportChoices } from '@/lib/imports/find-choices';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { brought, said, tried } from './testing/tried-events';

const database = useDatabase();
beforeEach(() => database.db.execute('delete from rate_limits'));

test('whose an unknown name is, is searched among the agency’s clients, the likest first', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  await database.db.insert(clients).values(
    Array.from({ length: 200 }, (_, at) => ({
      agencyId: agency.id,
      name: `Abeja ${at}`,
      stateId: CLIENT.ACTIVE,
    })),
  );
  await makeClient(database.db, { agency, name: 'Café Ñandú S.A.S.', identification: '900123456-8' });
  await makeClient(database.db, {
    agency,
    name: 'Vieja Guardia',
    identification: null,
    stateId: CLIENT.INACTIVE,
  });
  await makeClient(database.db, { agency, name: 'Removida', stateId: CLIENT.DELETED });
  const other = await makeAgencyUser(database.db);
  await makeClient(database.db, { agency: other.agency, name: 'Café Ñandú Ajeno' });
  const id = await tried(actor, ['Uno;Cafe Nandu Colombia;;15/03/2025;;Bogotá;;;;']);
  const find = async (typed: string, who = actor) =>
    (await findImportChoices(who, { id, field: 'client', word: 'Cafe Nandu Colombia', typed })).map(
      ({ label }) => label,
    );
  const likest = await find('');
  expect(likest[0]).toBe('Café Ñandú S.A.S. · 900123456-8');
  expect(likest).toHaveLength(30);
  expect(await find('nandu cafe')).toEqual(['Café Ñandú S.A.S. · 900123456-8']);
  expect(await find('900.123.456')).toEqual(['Café Ñandú S.A.S. · 900123456-8']);
  expect(await find('guardia')).toEqual(['Vieja Guardia']);
  expect(await find('removida')).toEqual([]);
  await expect(find('', other.actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(findImportChoices(actor, { id, field: 'city', word: 'x', typed: '' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('rows that are kept together read the book of clients once', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const names = Array.from({ length: 60 }, (_, at) => `Nueva ${at}`);
  const id = await tried(
    actor,
    [...names, ...names].map((name, at) => `Evento ${at};${name};;15/03/2025;;Bogotá;;;;`),
  );
  await said(
    actor,
    id,
    names.map((name) => [name, 'NEW'] as const),
  );
  const { result, statements } = await countStatements(() => brought(actor, id));
  expect(result.counts).toMatchObject({ KEPT: 120, FAILED: 0 });
  const books = statements.filter((text) => /^select .* from "clients"/.test(text));
  // Once for the reader, and once for each fifty rows.
  expect(books).toHaveLength(4);
  expect(await database.db.$count(clients, eq(clients.agencyId, agency.id))).toBe(60);
});
