import { expect, test } from 'vitest';
import { makeClient } from '@/db/testing/factories/clients';
import { makeAdministrator, makeAgencyUser } from '@/db/testing/factories/identity';
import { useDatabase } from '@/db/testing/use-database';
import { CLIENT } from '@/lib/core/states';
import { readClientsOfAgency } from './queries';

const database = useDatabase();

test('clients of one agency are paged newest first with how many there are, removed ones aside, for the administrator', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  for (const [index, name] of ['Uno', 'Dos', 'Tres'].entries()) {
    await makeClient(database.db, { agency, name, createdAt: new Date(Date.UTC(2026, 0, index + 1)) });
  }
  await makeClient(database.db, { agency, name: 'Borrado', stateId: CLIENT.DELETED });
  await makeClient(database.db, { name: 'Ajeno' });
  const { total, rows } = await readClientsOfAgency(administrator, agency.id, { limit: 2, offset: 0 });
  expect(total).toBe(3);
  expect(rows.map(({ name }) => name)).toEqual(['Tres', 'Dos']);
  const rest = await readClientsOfAgency(administrator, agency.id, { limit: 2, offset: 2 });
  expect(rest).toMatchObject({ total: 3, rows: [{ name: 'Uno' }] });
  await expect(readClientsOfAgency(actor, agency.id, { limit: 2, offset: 0 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
