import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { updateClient } from '@/lib/clients/update-client';
import { CLIENT, EVENT, QUOTATION } from '@/lib/core/states';
import './reactions';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';

const database = useDatabase();
const DAY = 86_400_000;

async function makeOwner() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency });
  const to = (stateId: 32 | 52 | 53) => updateClient(actor, { id: client.id, stateId });
  return { actor, agency, client, to };
}
const days = (from: number) => ({
  startDate: new Date(Date.now() + from * DAY),
  endDate: new Date(Date.now() + (from + 1) * DAY),
});

test('a client with a coming event becomes inactive, and is not removed', async () => {
  const { agency, client, to } = await makeOwner();
  await makeEvent(database.db, { agency, clientId: client.id, ...days(5), totalEvent: 0 });
  await expect(to(CLIENT.DELETED)).rejects.toMatchObject({
    code: 'CONFLICT',
    messageKey: 'errors.client.comingEvent',
  });
  expect(await to(CLIENT.INACTIVE)).toMatchObject({ stateId: CLIENT.INACTIVE });
});

test('a client that owes is not removed; one whose event was cancelled is', async () => {
  const { agency, client, to } = await makeOwner();
  const event = await makeEvent(database.db, {
    agency,
    clientId: client.id,
    ...days(-9),
    totalEvent: 500_000,
  });
  await expect(to(CLIENT.DELETED)).rejects.toMatchObject({ messageKey: 'errors.client.openBalance' });
  await database.pool.query('update events set state_id = $1, cancelled_reason = $2 where id = $3', [
    EVENT.CANCELLED,
    'Lluvia',
    event.id,
  ]);
  expect(await to(CLIENT.DELETED)).toMatchObject({ stateId: CLIENT.DELETED });
});

test('nor one that may still accept a quotation, which would open an event', async () => {
  const { agency, client, to } = await makeOwner();
  await makeQuotation(database.db, { agency, clientId: client.id, stateId: QUOTATION.SENT });
  await expect(to(CLIENT.DELETED)).rejects.toMatchObject({ messageKey: 'errors.client.sentQuotation' });
});
