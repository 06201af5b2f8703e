import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { countEventsOfAgency, readEventsOfAgency } from './events-of-agency';

const database = useDatabase();
const day = (month: number) => new Date(Date.UTC(2025, month, 1));

test('are the latest of one agency, in the state they are read in, for the administrator and its own people', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  await makeEvent(database.db, { agency, name: 'Primero', startDate: day(1), endDate: day(2) });
  await makeEvent(database.db, { agency, name: 'Segundo', startDate: day(3), endDate: day(4) });
  await makeEvent(database.db, { name: 'Ajeno' });
  const rows = await readEventsOfAgency(administrator, agency.id, { limit: 1 });
  expect(rows).toMatchObject([{ name: 'Segundo', stateId: EVENT.EXPIRED }]);
  const rest = await readEventsOfAgency(administrator, agency.id, { limit: 1, after: rows[0]?.id ?? '' });
  expect(rest).toMatchObject([{ name: 'Primero' }]);
  expect(await countEventsOfAgency(actor, agency.id)).toBe(2);
  const { actor: stranger } = await makeAgencyUser(database.db);
  expect(await readEventsOfAgency(stranger, agency.id)).toEqual([]);
  expect(await countEventsOfAgency(stranger, agency.id)).toBe(0);
  await expect(readEventsOfAgency(anonymous, agency.id)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});
