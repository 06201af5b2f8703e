import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { MOST_AT_ONCE } from '@/lib/core/parts-of';
import { EVENT } from '@/lib/core/states';
import '@/lib/root/reactions';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { cancelEvents, moveEvents } from './act-on-events';

const database = useDatabase();
const { CALLING, CONFIRMED, CANCELLED } = EVENT;

async function makeEvents(stateIds: readonly number[]) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const ids: string[] = [];
  for (const stateId of stateIds) ids.push((await makeEvent(database.db, { agency, stateId })).id);
  return { actor, agency, ids };
}

const rowsOf = async (ids: readonly string[]) => {
  const rows = await database.db
    .select({ id: events.id, stateId: events.stateId, reason: events.cancelledReason })
    .from(events)
    .where(inArray(events.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id));
};
const statesOf = async (ids: readonly string[]) => (await rowsOf(ids)).map((row) => row?.stateId);

test('several are moved by hand and back; what is closed says so and stops no other', async () => {
  const { actor, ids } = await makeEvents([CALLING, CANCELLED, CALLING]);
  const outcomes = await moveEvents(actor, { ids, stateId: CONFIRMED });
  expect(outcomes.map(({ refused }) => refused?.key ?? null)).toEqual([null, 'errors.event.closed', null]);
  expect(await statesOf(ids)).toEqual([CONFIRMED, CANCELLED, CONFIRMED]);
  const [first = '', , third = ''] = ids;
  await moveEvents(actor, { ids: [first, third], stateId: CALLING });
  expect(await statesOf(ids)).toEqual([CALLING, CANCELLED, CALLING]);
});

test('several are cancelled for one reason', async () => {
  const { actor, ids } = await makeEvents([CALLING, CANCELLED, CONFIRMED]);
  const outcomes = await cancelEvents(actor, { ids, reason: 'Lluvia' });
  expect(outcomes.map(({ refused }) => refused?.key ?? null)).toEqual([null, 'errors.event.closed', null]);
  const rows = await rowsOf(ids);
  expect(rows.map((row) => row?.stateId)).toEqual([CANCELLED, CANCELLED, CANCELLED]);
  expect([rows[0]?.reason, rows[2]?.reason]).toEqual(['Lluvia', 'Lluvia']);
});

test('nothing is done by who may not, when one is another agency’s, or when too many are named', async () => {
  const { actor, agency, ids } = await makeEvents([CALLING, CALLING]);
  const other = await makeEvents([CALLING]);
  const { actor: reader } = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
  const mixed = [ids[0] ?? '', other.ids[0] ?? ''];
  for (const write of [
    (who: typeof actor, asked: string[]) => moveEvents(who, { ids: asked, stateId: CONFIRMED }),
    (who: typeof actor, asked: string[]) => cancelEvents(who, { ids: asked, reason: 'Lluvia' }),
  ]) {
    await expect(write(reader, ids)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(write(actor, mixed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const many = Array.from({ length: MOST_AT_ONCE + 1 }, () => crypto.randomUUID());
    await expect(write(actor, many)).rejects.toMatchObject({ code: 'INVALID' });
  }
  expect(await statesOf([...ids, ...other.ids])).toEqual([CALLING, CALLING, CALLING]);
});
