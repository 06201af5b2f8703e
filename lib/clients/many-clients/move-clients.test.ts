import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clients } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { MOST_AT_ONCE } from '@/lib/core/parts-of';
import { CLIENT, QUOTATION } from '@/lib/core/states';
import '@/lib/root/reactions';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { moveClients } from './move-clients';

const database = useDatabase();
const { ACTIVE, INACTIVE, DELETED } = CLIENT;

async function makeThree() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const made = [];
  for (let each = 0; each < 3; each++) made.push(await makeClient(database.db, { agency }));
  return { actor, agency, made, ids: made.map(({ id }) => id) };
}

const statesOf = async (ids: readonly string[]) => {
  const rows = await database.db
    .select({ id: clients.id, stateId: clients.stateId })
    .from(clients)
    .where(inArray(clients.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.stateId);
};

test('several become inactive and active again; each that cannot be removed says why and stops no other', async () => {
  const { actor, agency, made, ids } = await makeThree();
  await moveClients(actor, { ids, stateId: INACTIVE });
  expect(await statesOf(ids)).toEqual([INACTIVE, INACTIVE, INACTIVE]);
  await moveClients(actor, { ids, stateId: ACTIVE });
  const [, waits] = made;
  if (!waits) throw new Error('no client');
  await makeQuotation(database.db, { agency, client: waits, stateId: QUOTATION.SENT });
  const outcomes = await moveClients(actor, { ids, stateId: DELETED });
  expect(outcomes.map(({ refused }) => refused?.key ?? null)).toEqual([
    null,
    'errors.client.sentQuotation',
    null,
  ]);
  expect(await statesOf(ids)).toEqual([DELETED, ACTIVE, DELETED]);
});

test('nothing is done by who may not, when one is another agency’s or gone, or when too many are named', async () => {
  const { actor, agency, ids } = await makeThree();
  const other = await makeThree();
  const { actor: reader } = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
  const [first = '', second = ''] = ids;
  const move = (asked: readonly string[]) => moveClients(actor, { ids: [...asked], stateId: INACTIVE });
  await expect(moveClients(reader, { ids, stateId: INACTIVE })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(move([first, other.ids[0] ?? ''])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const many = Array.from({ length: MOST_AT_ONCE + 1 }, () => crypto.randomUUID());
  await expect(move(many)).rejects.toMatchObject({ code: 'INVALID' });
  await expect(moveClients(actor, { ids, stateId: 1 })).rejects.toMatchObject({ code: 'INVALID' });
  expect(await statesOf([...ids, ...other.ids])).toEqual(Array(6).fill(ACTIVE));
  await moveClients(actor, { ids: [first], stateId: DELETED });
  await expect(move([first, second])).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
