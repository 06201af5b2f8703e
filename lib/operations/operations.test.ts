import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { sendMessage } from '@/lib/notifications/jobs';
import { at } from '@/lib/platform/clock';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { transact } from '@/lib/platform/transaction';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { dropFailure } from './drop-failure';
import { checkParts } from './health';
import { listFailedMessages, listFailures } from './queries';
import { retryFailure } from './retry-failure';
import { reasonOf } from './rules';
import { resendMessage } from './sent/send-again';

const database = useDatabase();
let administrator: Actor;

beforeEach(async () => {
  ({ actor: administrator } = await makeAdministrator(database.db));
  await database.db.delete(messages);
  await database.pool.query('delete from graphile_worker._private_jobs');
});

async function failMail(agencyId: string | null, payload: Record<string, unknown> = {}): Promise<string> {
  const [row] = await database.db
    .insert(messages)
    .values({
      agencyId,
      kind: 'quotations.sent',
      payload,
      channel: 'email',
      status: 'FAILED',
      attempts: 1,
      toAddress: 'cliente@x.co',
      error: 'Error: EENVELOPE 550 no such user',
    })
    .returning();
  return row?.id ?? '';
}

async function killJob(): Promise<string> {
  await transact((tx) => enqueue(tx, sendMessage, { messageId: crypto.randomUUID() }));
  const { rows } = await database.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'DeadlineError: took longer'
     returning id::text`,
  );
  return rows[0].id;
}

const statusOf = async (id: string) =>
  (await database.db.select().from(messages).where(eq(messages.id, id)))[0]?.status;
const queued = async () =>
  (await database.pool.query('select attempts, payload from graphile_worker._private_jobs order by id')).rows;

test('the administrator sees failed mails and dead jobs, each with its reason', async () => {
  const mail = await failMail(null);
  const job = await killJob();
  const seen = await listFailures(administrator);
  expect(seen.map(({ kind, id, reason }) => ({ kind, id, reason }))).toEqual(
    expect.arrayContaining([
      { kind: 'message', id: mail, reason: 'address' },
      { kind: 'job', id: job, reason: 'slow' },
    ]),
  );
});

test('a mail and a job are tried again, from the first attempt', async () => {
  const mail = await failMail(null);
  const job = await killJob();
  await retryFailure(administrator, `job:${job}`);
  await retryFailure(administrator, `message:${mail}`);
  expect(await statusOf(mail)).toBe('QUEUED');
  expect(await queued()).toMatchObject([{ attempts: 0 }, { attempts: 0, payload: { messageId: mail } }]);
  expect(await listFailures(administrator)).toEqual([]);
  await expect(retryFailure(administrator, `message:${mail}`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(retryFailure(administrator, `job:${job}`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('both can be given up for good, which the audit trail keeps', async () => {
  const mail = await failMail(null);
  const job = await killJob();
  await dropFailure(administrator, `message:${mail}`);
  await dropFailure(administrator, `job:${job}`);
  expect(await statusOf(mail)).toBe('CANCELLED');
  expect(await queued()).toEqual([]);
  const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.action, 'drop'));
  expect(entries.map(({ entityId }) => entityId).sort()).toEqual([job, mail].sort());
});

test.each(['message:x', 'job:x', 'job:1; drop table messages', 'other', ''])('%j is nothing', async (id) => {
  await expect(retryFailure(administrator, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(dropFailure(administrator, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an agency sees its own, at what it waits for, and sends it again', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const other = await makeAgencyUser(database.db);
  const quotation = await makeQuotation(database.db, { agencyId: agency.id });
  const mail = await failMail(agency.id, { quotationId: quotation.id });
  const subject = { quotationId: quotation.id };
  expect(await listFailedMessages(actor, subject)).toMatchObject([{ id: mail, reason: 'address' }]);
  expect(await listFailedMessages(other.actor, subject)).toEqual([]);
  expect(await listFailedMessages(actor, { eventId: crypto.randomUUID() })).toEqual([]);
  await expect(resendMessage(other.actor, mail)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await resendMessage(actor, mail);
  expect(await statusOf(mail)).toBe('QUEUED');
});

test('the parts are told apart: no worker, a dead job, a failed mail', async () => {
  await database.pool.query('delete from worker_heartbeats');
  expect(await checkParts(administrator)).toMatchObject({
    well: false,
    parts: {
      database: { well: true },
      worker: { well: false, figure: null },
      queue: { well: true },
      mail: { well: true, figure: 0 },
      storage: { well: true },
      disk: { figure: expect.any(Number) },
      rides: { well: true, figure: 0 },
    },
  });
  await failMail(null);
  await killJob();
  await database.db.execute(sql`insert into worker_heartbeats (worker_id) values ('a')`);
  expect((await checkParts(administrator)).parts).toMatchObject({
    worker: { well: true, figure: 0 },
    queue: { well: false },
    mail: { well: false, figure: 1 },
  });
  expect((await checkParts(administrator)).parts.clock).toEqual({ well: true, figure: expect.any(Number) });
  const ahead = await at(new Date(Date.now() + 3 * 3_600_000), () => checkParts(administrator));
  expect(ahead.parts.clock.well).toBe(false);
  expect(ahead.parts.clock.figure).toBeGreaterThan(10_000);
  const { actor } = await makeAgencyUser(database.db);
  await expect(checkParts(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test.each([
  ['Error: Connection timed out ETIMEDOUT', 'slow'],
  ['Error: connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['Error: Message failed: 554 spam EMESSAGE', 'refused'],
  ['AppError: UNAVAILABLE: errors.storage.unavailable', 'storage'],
  [null, 'unknown'],
])('%j is told as %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
