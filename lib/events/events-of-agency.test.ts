import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { countEventsOfAgency, readEventsOfAgency } from './events-of-agency';
import { getListedEvent } from './listed-events';
import { getEvent, listEvents } from './queries';

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

test('an ended event with confirmed people is finished wherever it is read, and one with none expired', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const ended = { agency, startDate: day(1), endDate: day(2) };
  const convocatory = await makeConvocatory(database.db, { event: await makeEvent(database.db, ended) });
  for (let count = 0; count < 6; count++) await makeConvocated(database.db, { convocatory });
  const empty = await makeEvent(database.db, ended);
  for (const [id, stateId] of [
    [convocatory.eventId, EVENT.FINISHED],
    [empty.id, EVENT.EXPIRED],
  ] as const) {
    const listed = (rows: readonly { id: string; stateId: number }[]) => rows.find((row) => row.id === id);
    expect(await getListedEvent(actor, id)).toMatchObject({ stateId });
    expect(await getEvent(actor, id)).toMatchObject({ stateId });
    expect(listed(await listEvents(actor))).toMatchObject({ stateId });
    expect(listed(await readEventsOfAgency(actor, agency.id))).toMatchObject({ stateId });
  }
});
