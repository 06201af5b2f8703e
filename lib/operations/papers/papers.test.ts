import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { queueDocument } from '@/lib/documents/jobs';
import { transact } from '@/lib/platform/transaction';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { listUndrawnPapers } from './queries';
import { redrawPaper } from './redraw-paper';

const database = useDatabase();

beforeEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
});

const jobs = async () =>
  (await database.pool.query('select attempts, payload from graphile_worker._private_jobs order by id')).rows;
const giveUp = (error: string) =>
  database.pool.query(
    'update graphile_worker._private_jobs set attempts = max_attempts, locked_at = null, last_error = $1',
    [error],
  );

/** A signed contract and a sent claim of one agency, whose PDFs wait in the queue. */
async function makePapers() {
  const { agency, actor } = await makeAgencyUser(database.db, { role: 'PRODUCER' });
  const convocatory = await makeConvocatory(database.db, { agency });
  const convocated = await makeConvocated(database.db, { convocatory });
  const contract = await makeContract(database.db, { convocated, code: 3 });
  const claim = await makeClaim(database.db, { convocated, contract, number: 8 });
  await transact(async (tx) => {
    await queueDocument(tx, 'contract', contract);
    await queueDocument(tx, 'claim', claim);
  });
  return { agency, actor, eventId: convocatory.eventId, convocated, contract, claim };
}

test('what is given up, or dropped, is told to its agency, and what is still tried is not', async () => {
  const { actor, eventId, convocated, contract, claim } = await makePapers();
  expect(await listUndrawnPapers(actor, eventId)).toEqual([]);
  await giveUp('DeadlineError: took longer');
  expect(await listUndrawnPapers(actor, eventId)).toMatchObject([
    { kind: 'contract', id: contract.id, convocatedId: convocated.id, code: 3, reason: 'slow' },
    { kind: 'claim', id: claim.id, convocatedId: convocated.id, code: 8, reason: 'slow' },
  ]);
  await database.pool.query('update graphile_worker._private_jobs set locked_at = now()');
  expect(await listUndrawnPapers(actor, eventId), 'its last try is under way').toEqual([]);
  await database.pool.query('delete from graphile_worker._private_jobs');
  expect(await listUndrawnPapers(actor, eventId)).toHaveLength(2);
  const other = await makeAgencyUser(database.db);
  expect(await listUndrawnPapers(other.actor, eventId)).toEqual([]);
});

test('is drawn again from the first try, once however often it is asked for', async () => {
  const { actor, eventId, contract, claim } = await makePapers();
  await giveUp('Error: out of paper');
  const asked = await Promise.allSettled([1, 2, 3].map(() => redrawPaper(actor, contract.id)));
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await redrawPaper(actor, claim.id);
  expect(await jobs()).toMatchObject([
    { attempts: 0, payload: { kind: 'contract', id: contract.id } },
    { attempts: 0, payload: { kind: 'claim', id: claim.id } },
  ]);
  expect(await listUndrawnPapers(actor, eventId)).toEqual([]);
  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.action, 'redraw'));
  expect(trail.map(({ entity, entityId }) => [entity, entityId])).toEqual([
    ['contract', contract.id],
    ['claim', claim.id],
  ]);
});

test('is asked for by owners and producers of the agency, and only of what has no PDF', async () => {
  const { agency, contract } = await makePapers();
  await giveUp('Error: out of paper');
  const finance = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
  await expect(redrawPaper(finance.actor, contract.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { actor: stranger } = await makeAgencyUser(database.db);
  for (const id of [contract.id, crypto.randomUUID(), 'x']) {
    await expect(redrawPaper(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});
