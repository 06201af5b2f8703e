import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { CLIENT } from '@/lib/core/states';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { countClientsOfAgency, readClientsOfAgency } from './queries';

const database = useDatabase();

test('clients of one agency are paged newest first and counted, removed ones aside, for the administrator and its own people', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  for (const [index, name] of ['Uno', 'Dos', 'Tres'].entries()) {
    await makeClient(database.db, { agency, name, createdAt: new Date(Date.UTC(2026, 0, index + 1)) });
  }
  await makeClient(database.db, { agency, name: 'Borrado', stateId: CLIENT.DELETED });
  await makeClient(database.db, { name: 'Ajeno' });
  const rows = await readClientsOfAgency(administrator, agency.id, { limit: 2 });
  expect(await countClientsOfAgency(administrator, agency.id)).toBe(3);
  expect(rows.map(({ name }) => name)).toEqual(['Tres', 'Dos']);
  const rest = await readClientsOfAgency(administrator, agency.id, { limit: 2, after: rows[1]?.id ?? '' });
  expect(rest).toMatchObject([{ name: 'Uno' }]);
  expect(await readClientsOfAgency(actor, agency.id, { limit: 2 })).toEqual(rows);
  const { actor: stranger } = await makeAgencyUser(database.db);
  expect(await readClientsOfAgency(stranger, agency.id)).toEqual([]);
  expect(await countClientsOfAgency(stranger, agency.id)).toBe(0);
  await expect(readClientsOfAgency(anonymous, agency.id)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});
