import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events, messages, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { MOST_AT_ONCE } from '@/lib/core/parts-of';
import { QUOTATION } from '@/lib/core/states';
import '@/lib/root/reactions';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { createQuotation } from '../drafts/create-quotation';
import { draftInput } from '../testing/draft-input';
import {
  acceptQuotations,
  discardQuotations,
  rejectQuotations,
  resendQuotations,
  sendQuotations,
  voidQuotations,
} from './act-on-quotations';

const database = useDatabase();
const { DRAFT, SENT, ACCEPTED, REJECTED, EXPIRED } = QUOTATION;
const reason = 'Cambió la fecha';

async function makeQuotations(stateIds: readonly number[]) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency });
  const ids: string[] = [];
  for (const stateId of stateIds) {
    const made =
      stateId === DRAFT
        ? await createQuotation(actor, { ...draftInput, clientId: client.id })
        : await makeQuotation(database.db, { agency, client, stateId });
    ids.push(made.id);
  }
  return { actor, agency, ids };
}

const rowsOf = async (ids: readonly string[]) => {
  const rows = await database.db
    .select()
    .from(quotations)
    .where(inArray(quotations.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id));
};
const statesOf = async (ids: readonly string[]) => (await rowsOf(ids)).map((row) => row?.stateId);
const refusals = (outcomes: Awaited<ReturnType<typeof sendQuotations>>) =>
  outcomes.map(({ refused }) => refused?.key ?? null);

test('several drafts are sent; one whose figures are no longer those that were seen says so', async () => {
  const { actor, ids } = await makeQuotations([DRAFT, DRAFT, SENT, DRAFT]);
  const rows = await rowsOf(ids);
  const asked = rows.map((row, at) => ({ id: row?.id ?? '', total: (row?.total ?? 0) + (at === 1 ? 1 : 0) }));
  const outcomes = await sendQuotations(actor, { quotations: asked });
  expect(refusals(outcomes)).toEqual([
    null,
    'errors.quotation.priceChanged',
    'errors.quotation.notDraft',
    null,
  ]);
  expect(await statesOf(ids)).toEqual([SENT, DRAFT, SENT, SENT]);
});

test('several are mailed again, once a minute', async () => {
  const { actor, agency, ids } = await makeQuotations([SENT, SENT, REJECTED]);
  expect(refusals(await resendQuotations(actor, { ids }))).toEqual([null, null, expect.any(String)]);
  const told = () => database.db.$count(messages, eq(messages.agencyId, agency.id));
  expect(await told()).toBe(2);
  const again = await resendQuotations(actor, { ids: ids.slice(0, 2) });
  expect(refusals(again)).toEqual(Array(2).fill('errors.quotation.justSent'));
  expect(await told()).toBe(2);
});

test('several are accepted, each with its event, and several rejected or voided for one reason', async () => {
  const { actor, agency, ids } = await makeQuotations([SENT, SENT, SENT, SENT]);
  const [first = '', second = '', third = '', fourth = ''] = ids;
  await acceptQuotations(actor, { ids: [first, second] });
  expect(await database.db.$count(events, eq(events.agencyId, agency.id))).toBe(2);
  const rejected = await rejectQuotations(actor, { ids: [first, third], reason });
  expect(refusals(rejected)).toEqual([expect.any(String), null]);
  await voidQuotations(actor, { ids: [fourth], reason });
  const rows = await rowsOf(ids);
  expect(rows.map((row) => row?.stateId)).toEqual([ACCEPTED, ACCEPTED, REJECTED, EXPIRED]);
  expect([rows[2]?.rejectedReason, rows[3]?.voidedReason]).toEqual([reason, reason]);
});

test('several drafts are thrown away, what was sent stays', async () => {
  const { actor, ids } = await makeQuotations([DRAFT, SENT, DRAFT]);
  const outcomes = await discardQuotations(actor, { ids });
  expect(refusals(outcomes)).toEqual([null, 'errors.quotation.notDraft', null]);
  expect(await statesOf(ids)).toEqual([undefined, SENT, undefined]);
});

test('nothing is done by who may not, when one is another agency’s, or when too many are named', async () => {
  const { actor, agency, ids } = await makeQuotations([DRAFT, SENT]);
  const other = await makeQuotations([SENT]);
  const { actor: reader } = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
  const mixed = [...ids, ...other.ids];
  const many = Array.from({ length: MOST_AT_ONCE + 1 }, () => crypto.randomUUID());
  for (const write of [
    (who: typeof actor, asked: string[]) => sendQuotations(who, { quotations: asked.map((id) => ({ id })) }),
    (who: typeof actor, asked: string[]) => resendQuotations(who, { ids: asked }),
    (who: typeof actor, asked: string[]) => acceptQuotations(who, { ids: asked }),
    (who: typeof actor, asked: string[]) => rejectQuotations(who, { ids: asked, reason }),
    (who: typeof actor, asked: string[]) => voidQuotations(who, { ids: asked, reason }),
    (who: typeof actor, asked: string[]) => discardQuotations(who, { ids: asked }),
  ]) {
    await expect(write(reader, ids)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(write(actor, mixed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(write(actor, many)).rejects.toMatchObject({ code: 'INVALID' });
  }
  expect(await statesOf(mixed)).toEqual([DRAFT, SENT, SENT]);
});
