import { expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { insertCopies } from '@/db/testing/insert-copies';
import { useDatabase } from '@/db/testing/use-database';
import { AGENCY, EVENT, QUOTATION } from '@/lib/core/states';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { countAgencyWork, countReviews } from './counters';
import { readQueue } from './queue/queries';

const database = useDatabase();
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

test('an agency has to do with quotations that were opened and not answered, while they are valid', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const opened = { agency, lastOpenedAt: new Date() };
  await makeQuotation(database.db, opened);
  await makeQuotation(database.db, { ...opened, validUntil: days(-1) });
  await makeQuotation(database.db, { ...opened, stateId: QUOTATION.ACCEPTED });
  await makeQuotation(database.db, { agency });
  await makeQuotation(database.db, { lastOpenedAt: new Date() });
  expect(await countAgencyWork(actor)).toEqual({ quotations: 1, events: 0, claims: 0 });
});

test('an event counts once, whatever waits in it: people, a signature or a claim', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const both = await makeEvent(database.db, { agency, startDate: days(3), endDate: days(4) });
  const convocatory = await makeConvocatory(database.db, { event: both });
  await makeConvocated(database.db, { convocatory });
  const claimed = await makeConvocated(database.db, { agency });
  await makeClaim(database.db, { convocated: claimed });
  await makeEvent(database.db, { agency, startDate: days(40), endDate: days(41) });
  await makeEvent(database.db, { agency, startDate: days(3), endDate: days(4), stateId: EVENT.CANCELLED });
  await makeEvent(database.db, { startDate: days(3), endDate: days(4) });
  const { actor: other } = await makeAgencyUser(database.db);
  expect((await countAgencyWork(actor)).events).toBe(2);
  expect((await countAgencyWork(other)).events).toBe(0);
});

test('an administrator has agencies to review and photos', async () => {
  const { actor } = await makeAdministrator(database.db);
  const before = await countReviews(actor);
  await makeAgency(database.db, { stateId: AGENCY.IN_REVIEW });
  await makeAgency(database.db, { stateId: AGENCY.ACTIVE });
  expect(await countReviews(actor)).toEqual({ ...before, agencies: before.agencies + 1 });
});

test('what a menu has no room for is not counted', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id } = await makeQuotation(database.db, { agency, lastOpenedAt: new Date() });
  await insertCopies(
    database.pool,
    'quotations',
    `from quotations q, generate_series(1, 150) n, lateral
       jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid(), 'code', 1000 + n)) copy where q.id = $1`,
    [id],
  );
  expect((await countAgencyWork(actor)).quotations).toBe(100);
  const { quotations } = await readQueue(actor);
  expect([quotations.rows.length, quotations.total]).toEqual([5, 100]);
});

test('costs three statements on every page', async () => {
  const { actor } = await makeAgencyUser(database.db);
  expect((await countStatements(() => countAgencyWork(actor))).statements).toHaveLength(3);
});
