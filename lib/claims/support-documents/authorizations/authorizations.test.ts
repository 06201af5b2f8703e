import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeAuthorization } from '../testing/numbered';
import { addAuthorization, endAuthorization } from './keep-authorization';
import { listAuthorizations } from './queries';
import { warnOfEnd } from './warn-of-end';
import '@/lib/root/notices';

const database = useDatabase();

const FORM = {
  resolution: '1876 4012 345678',
  resolutionOn: '2026-01-02',
  prefix: 'ds',
  fromNumber: 1,
  toNumber: 100,
  validFrom: '2026-01-02',
  validTo: '2099-01-01',
};

test('a range is kept as the DIAN wrote it, once, and ended by its agency alone', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const stranger = await makeAgencyUser(database.db);
  const row = await addAuthorization(actor, FORM);
  expect(row).toMatchObject({ resolution: '18764012345678', prefix: 'DS', lastNumber: null });
  await expect(addAuthorization(actor, { ...FORM, fromNumber: 100, toNumber: 200 })).rejects.toMatchObject({
    fields: { fromNumber: 'validation.support.overlap' },
  });
  await addAuthorization(stranger.actor, FORM);
  await expect(endAuthorization(stranger.actor, { id: row.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await listAuthorizations(actor)).toMatchObject([{ id: row.id, state: 'ACTIVE', left: 100 }]);
  await endAuthorization(actor, { id: row.id });
  await expect(endAuthorization(actor, { id: row.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await listAuthorizations(actor)).toMatchObject([{ state: 'ENDED' }]);
});

test.each([
  ['resolution', { resolution: 'abc' }, 'validation.support.resolution'],
  ['prefix', { prefix: 'DEMASIADO' }, 'validation.support.prefix'],
  ['fromNumber', { fromNumber: 0 }, 'validation.support.number'],
  ['toNumber', { fromNumber: 50, toNumber: 49 }, 'validation.support.range'],
  ['validTo', { validTo: '2025-12-31' }, 'validation.dateOrder'],
  [
    'validTo',
    { validFrom: '2020-01-01', resolutionOn: '2020-01-01', validTo: '2020-12-31' },
    'validation.support.over',
  ],
  ['validFrom', { validFrom: '2026-02-30' }, 'validation.date'],
  ['lastNumber', { lastNumber: 101 }, 'validation.support.last'],
])('a mistake of %s is told beside it', async (field, typed, message) => {
  const { actor } = await makeAgencyUser(database.db);
  await expect(addAuthorization(actor, { ...FORM, ...typed })).rejects.toMatchObject({
    fields: { [field]: message },
  });
});

test('the agency is told once that a range comes to its end, by its days or by its numbers', async () => {
  const { agency } = await makeAgencyUser(database.db);
  const days = await makeAuthorization(database.db, agency.id, {
    validTo: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  });
  await makeAuthorization(database.db, agency.id, { prefix: 'OK' });
  await makeAuthorization(database.db, agency.id, { prefix: 'FEW', lastNumber: 950 });
  await warnOfEnd();
  await warnOfEnd();
  const told = await database.db
    .select()
    .from(messages)
    .where(and(eq(messages.agencyId, agency.id), eq(messages.kind, 'claims.numbers-ending')));
  expect(told).toHaveLength(2);
  expect(days.warnedAt).toBeNull();
});
