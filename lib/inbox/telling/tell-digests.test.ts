import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries, inboxNotices, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { QUOTATION } from '@/lib/core/states';
import { listMails, readMail } from '@/lib/notifications/mailbox/read-mailbox';
import { notify } from '@/lib/notifications/notify';
import { at } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { quotationExpired } from '@/lib/quotations/answers/notices';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { chooseNotices } from '../choose-notices';
import { countUnread } from '../queries';
import { readAllNotices } from '../read-notices';
import { handle as tellDigests } from './tell-digests';

const database = useDatabase();

const HOUR = 3_600_000;
/** That hour of the day in Bogotá which is so many days ahead. */
const hourAhead = (days: number, hour: number): Date => {
  const day = new Date(Date.now() - 5 * HOUR + days * 24 * HOUR).toISOString().slice(0, 10);
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00-05:00`);
};

const tell = (entry: Partial<typeof auditEntries.$inferInsert>) =>
  database.db.insert(auditEntries).values({
    actorKind: 'linkHolder',
    entity: 'quotation',
    entityId: crypto.randomUUID(),
    action: 'accept',
    ...entry,
  });
const sent = async (userId: string) =>
  (await database.db.select().from(messages).where(eq(messages.userId, userId))).map(
    ({ kind, status }) => `${kind} ${status}`,
  );

beforeEach(async () => {
  await database.db.delete(inboxNotices);
});

test('who chose nothing reads once, the next morning, what happened, by event and with the ways there', async () => {
  const { agency, user } = await makeAgencyUser(database.db);
  const gala = await makeQuotation(database.db, { agency, code: 12, nameEvent: 'Gala' });
  const fair = await makeQuotation(database.db, { agency, code: 13, nameEvent: 'Feria' });
  await tell({ agencyId: agency.id, entityId: gala.id });
  await tell({ agencyId: agency.id, entityId: fair.id, action: 'reject' });
  await tell({ agencyId: agency.id, entityId: fair.id, action: 'open' });
  await at(hourAhead(1, 6), () => tellDigests());
  expect(await sent(user.id)).toEqual([]);
  await at(hourAhead(1, 8), () => tellDigests());
  await at(hourAhead(1, 20), () => tellDigests());
  await at(hourAhead(2, 8), () => tellDigests());
  await runAllJobs();
  expect(await sent(user.id)).toEqual(['inbox.digest SENT']);
  const [mail] = (await listMails({ to: user.email })).mails;
  expect(mail?.subject).toBe('Resumen del día: 2 novedades');
  const { html } = (await readMail(mail?.id ?? '')) ?? {};
  expect(html).toContain('Gala');
  expect(html).toContain(`/cotizador/listado/cotizacion/${fair.id}`);
});

test('says nothing of what was read meanwhile or is not wanted, and nothing to administrators', async () => {
  const { actor, agency, user } = await makeAgencyUser(database.db);
  const other = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  const { user: administrator } = await makeAdministrator(database.db);
  const onlyShown = [{ kind: 'QUOTATION_ANSWERED' as const, by: ['BELL' as const] }];
  await chooseNotices(other.actor, { onlyOwn: false, papersByMail: true, choices: onlyShown });
  await tell({ agencyId: agency.id });
  await tell({ entity: 'photo', action: 'upload' });
  await at(hourAhead(1, 8), () => tellDigests());
  await readAllNotices(actor, (await countUnread(actor)).newest);
  await runAllJobs();
  expect(await sent(user.id)).toEqual(['inbox.digest CANCELLED']);
  expect([await sent(other.user.id), await sent(administrator.id)]).toEqual([[], []]);
});

test('of two workers at once one tells, and tells all', async () => {
  const { agency, user } = await makeAgencyUser(database.db);
  for (let index = 0; index < 30; index++) await tell({ agencyId: agency.id });
  await at(hourAhead(1, 8), () => Promise.all([tellDigests(), tellDigests(), tellDigests()]));
  const rows = await database.db.select().from(messages).where(eq(messages.userId, user.id));
  expect(rows.map(({ payload }) => (payload.ids as number[]).length)).toEqual([30]);
});

test('who wants no mail of each paper gets none, and reads of it in the digest', async () => {
  const mailed = async (papersByMail: boolean) => {
    const { actor, agency, user } = await makeAgencyUser(database.db);
    await chooseNotices(actor, { onlyOwn: false, papersByMail, choices: [] });
    const quotation = await makeQuotation(database.db, {
      agency,
      stateId: QUOTATION.EXPIRED,
      createdBy: user.id,
    });
    await transact((tx) =>
      notify(tx, quotationExpired, { agencyId: agency.id }, { quotationId: quotation.id }),
    );
    await tell({ agencyId: agency.id, entityId: quotation.id, action: 'expire' });
    await at(hourAhead(1, 8), () => tellDigests());
    await runAllJobs();
    const rows = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
    return rows.map(({ kind, status }) => `${kind} ${status}`).sort();
  };
  expect(await mailed(true)).toEqual(['inbox.digest SENT', 'quotations.expired SENT']);
  expect(await mailed(false)).toEqual(['inbox.digest SENT', 'quotations.expired CANCELLED']);
});
