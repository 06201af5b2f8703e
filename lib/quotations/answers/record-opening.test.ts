import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { OPENING_PAUSE_MS } from '../given-answers/rules';
import { recordOpening } from './record-opening';
import { clientOf } from './testing/client-link';

const database = useDatabase();

const stored = async (id: string) =>
  (await database.db.select().from(quotations).where(eq(quotations.id, id)))[0];

test('keeps the first time, the last and how often; coming straight back counts as once', async () => {
  const quotation = await makeQuotation(database.db);
  const client = await clientOf(quotation);
  const before = new Date(Date.now() - OPENING_PAUSE_MS - 1000);
  await at(before, () => Promise.all(Array.from({ length: 10 }, () => recordOpening(client, anonymous))));
  const first = await stored(quotation.id);
  const { updatedAt } = quotation;
  expect(first).toMatchObject({ openCount: 1, firstOpenedAt: before, updatedAt, stateId: 62 });
  await recordOpening(client, anonymous);
  const again = await stored(quotation.id);
  expect(again).toMatchObject({ openCount: 2, firstOpenedAt: before, updatedAt: quotation.updatedAt });
  expect(Number(again?.lastOpenedAt)).toBeGreaterThan(Number(before));

  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, quotation.id));
  expect(trail).toMatchObject([{ action: 'open', actorKind: 'linkHolder', actorId: client.tokenId }]);
});

test('the agency that looks at its own link leaves no mark, another one does', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const quotation = await makeQuotation(database.db, { agency });
  const administrator = await makeAdministrator(database.db);
  const client = await clientOf(quotation);
  for (const viewer of [actor, administrator.actor]) await recordOpening(client, viewer);
  expect(await stored(quotation.id)).toMatchObject({ openCount: 0, firstOpenedAt: null, lastOpenedAt: null });
  const other = await makeAgencyUser(database.db);
  await recordOpening(client, other.actor);
  expect((await stored(quotation.id))?.openCount).toBe(1);
});

test('nobody without the link opens it', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const quotation = await makeQuotation(database.db, { agency });
  const client = await clientOf(quotation);
  for (const other of [anonymous, actor, { ...client, purpose: 'CLAIM' as const }]) {
    await expect(recordOpening(other, anonymous)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect((await stored(quotation.id))?.openCount).toBe(0);
});
