import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { JobActor } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { expireQuotations } from '../expire-quotations';
import { remindClients } from './remind-clients';
import { requestChange } from './request-change';
import { CONTEXT, clientOf, hashOf } from './testing/client-link';

const database = useDatabase();
const job: JobActor = { kind: 'job', name: 'quotations.remind' };

/** Bogotá is five hours behind: the last instant of Thursday 10 December there. */
const VALID_UNTIL = new Date('2026-12-11T04:59:59.999Z');
const SENT = new Date('2026-11-25T15:00:00Z');
const NINE = new Date('2026-12-08T14:00:00Z');

const remind = (then: Date) => at(then, () => remindClients(job));
const make = (fields: Parameters<typeof makeQuotation>[1] = {}) =>
  makeQuotation(database.db, { sentAt: SENT, validUntil: VALID_UNTIL, ...fields });
const mails = (kind: string, id: string) =>
  database.db
    .select()
    .from(messages)
    .where(and(eq(messages.kind, kind), sql`${messages.payload} ->> 'quotationId' = ${id}`));
const reminders = async (id: string) => (await mails('quotations.runs-out', id)).length;

test('reminds once, at nine of the second day before the last, where the event is', async () => {
  const quotation = await make();
  expect(await remind(new Date(NINE.getTime() - 1000))).toBe(0);
  const [once, twice] = await Promise.all([remind(NINE), remind(NINE)]);
  expect(once + twice).toBe(1);
  expect(await remind(new Date(NINE.getTime() + 3_600_000))).toBe(0);
  expect(await reminders(quotation.id)).toBe(1);
  const [row] = await database.db.select().from(quotations).where(eq(quotations.id, quotation.id));
  expect(row).toMatchObject({ remindedAt: NINE, updatedAt: quotation.updatedAt });
});

test('not who answered, who waits for a change, who has it since yesterday, nor once it ran out', async () => {
  const changing = await make();
  await at(new Date('2026-11-26T15:00:00Z'), async () => {
    const change = { hash: await hashOf(changing), name: 'Camila', reason: 'Menos días' };
    await requestChange(await clientOf(changing), change, CONTEXT);
  });
  const others = await Promise.all([
    make({ stateId: 63 }),
    make({ stateId: 64 }),
    make({ stateId: 65, supersededAt: SENT }),
    make({ sentAt: new Date('2026-12-09T15:00:00Z') }),
    make({ emailClient: null }),
    make({ validUntil: new Date('2026-12-08T04:59:59.999Z') }),
    make({ validUntil: new Date('2026-12-20T04:59:59.999Z') }),
  ]);
  expect(await remind(new Date('2026-12-09T20:00:00Z'))).toBe(0);
  for (const { id } of [changing, ...others]) expect(await reminders(id)).toBe(0);
});

test('what is answered before the reminder leaves is not sent', async () => {
  const quotation = await make({
    validUntil: new Date(Date.now() + 1.5 * 86_400_000),
    sentAt: new Date(Date.now() - 10 * 86_400_000),
  });
  await remind(new Date(Date.now() + 86_400_000));
  expect(await reminders(quotation.id)).toBe(1);
  await database.db.update(quotations).set({ stateId: 64 }).where(eq(quotations.id, quotation.id));
  await runAllJobs({ tolerateFailures: true });
  expect((await mails('quotations.runs-out', quotation.id))[0]?.status).toBe('CANCELLED');
});

test('the agency hears once that it ran out', async () => {
  const { agency } = await makeAgencyUser(database.db);
  const { id } = await make({ agency, validUntil: new Date(Date.now() - 1000) });
  const expire: JobActor = { kind: 'job', name: 'quotations.expire' };
  await Promise.all([expireQuotations(expire), expireQuotations(expire)]);
  expect(await mails('quotations.expired', id)).toHaveLength(1);
});

test('only the job may', async () => {
  const { actor } = await makeAgencyUser(database.db);
  await expect(remindClients(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
