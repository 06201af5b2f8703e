import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, inboxNotices, messages, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { listMails } from '@/lib/notifications/mailbox/read-mailbox';
import { at } from '@/lib/platform/clock';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { chooseNotices } from '../choose-notices';
import { countUnread, getInboxChoices, listNotices } from '../queries';
import { readAllNotices } from '../read-notices';
import { handle as tellDue } from './tell-due';

const database = useDatabase();

const tell = (entry: Partial<typeof auditEntries.$inferInsert>) =>
  database.db.insert(auditEntries).values({
    actorKind: 'linkHolder',
    entity: 'quotation',
    entityId: crypto.randomUUID(),
    action: 'accept',
    ...entry,
  });
const kindsOf = async (actor: Actor) => (await listNotices(actor)).map(({ kind }) => kind);

beforeEach(async () => {
  await database.db.delete(inboxNotices);
});

describe('telling', () => {
  const soon = () => new Date(Date.now() + 4 * 60_000);
  const sent = async (userId: string) =>
    (await database.db.select().from(messages).where(eq(messages.userId, userId))).map(
      ({ channel, status }) => `${channel} ${status}`,
    );

  test('goes by what the person chose: nothing, the portal, or mail with several in one', async () => {
    const { actor, agency, user } = await makeAgencyUser(database.db);
    expect(await getInboxChoices(actor)).toMatchObject({ onlyOwn: false, papersByMail: true });
    await chooseNotices(actor, {
      onlyOwn: false,
      papersByMail: true,
      choices: [
        { kind: 'QUOTATION_ANSWERED', by: ['BELL', 'MAIL'] },
        { kind: 'CLAIM_SENT', by: ['MAIL'] },
        { kind: 'QUOTATION_OPENED', by: [] },
      ],
    });
    const quotation = await makeQuotation(database.db, { agency, code: 7, nameEvent: 'Lanzamiento' });
    const of = { agencyId: agency.id, entityId: quotation.id };
    await tell({ ...of, action: 'open' });
    await tell(of);
    await tell({ agencyId: agency.id, entity: 'claim', action: 'send' });
    await tell({ ...of, action: 'expire' });
    expect(await kindsOf(actor)).toEqual(['QUOTATION_EXPIRED', 'QUOTATION_ANSWERED']);
    await tellDue();
    expect(await sent(user.id)).toEqual([]);
    await at(soon(), () => tellDue());
    await at(soon(), () => tellDue());
    await runAllJobs();
    expect(await sent(user.id)).toEqual(['email SENT']);
    const [mail] = (await listMails({ to: user.email })).mails;
    expect(mail?.subject).toBe('2 novedades de tu trabajo');
  });

  test('says nothing of what was read meanwhile, and nothing to who left', async () => {
    const { actor, agency, user } = await makeAgencyUser(database.db);
    const leaver = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    for (const who of [actor, leaver.actor]) {
      await chooseNotices(who, {
        onlyOwn: false,
        papersByMail: true,
        choices: [{ kind: 'QUOTATION_ANSWERED', by: ['BELL', 'MAIL'] }],
      });
    }
    await tell({ agencyId: agency.id });
    await readAllNotices(actor, (await countUnread(actor)).newest);
    await at(soon(), () => tellDue());
    await database.db.execute(
      sql`update agency_users set deactivated_at = now() where user_id = ${leaver.user.id}`,
    );
    await runAllJobs();
    expect([await sent(user.id), await sent(leaver.user.id)]).toEqual([
      ['email CANCELLED'],
      ['email CANCELLED'],
    ]);
  });

  test('of two runs at once one tells', async () => {
    const { actor, agency, user } = await makeAgencyUser(database.db);
    await chooseNotices(actor, {
      onlyOwn: false,
      papersByMail: true,
      choices: [{ kind: 'QUOTATION_ANSWERED', by: ['MAIL'] }],
    });
    for (let index = 0; index < 10; index++) await tell({ agencyId: agency.id });
    await at(soon(), () => Promise.all([tellDue(), tellDue(), tellDue()]));
    expect(await sent(user.id)).toEqual(['email QUEUED']);
    const due = and(eq(inboxNotices.userId, user.id), eq(inboxNotices.mailDue, true));
    expect(await database.db.$count(inboxNotices, due)).toBe(0);
  });

  test('an agency’s person does not choose of what administrators are told', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const choices = [{ kind: 'PHOTO_WAITS' as const, by: ['MAIL' as const] }];
    await expect(chooseNotices(actor, { onlyOwn: false, papersByMail: true, choices })).rejects.toMatchObject(
      {
        code: 'INVALID',
      },
    );
    const { actor: administrator, user } = await makeAdministrator(database.db);
    await chooseNotices(administrator, { onlyOwn: false, papersByMail: true, choices });
    await tell({ entity: 'photo', action: 'upload' });
    await at(soon(), () => tellDue());
    await database.db.update(users).set({ isAdministrator: false }).where(eq(users.id, user.id));
    await runAllJobs();
    expect(await sent(user.id)).toEqual(['email CANCELLED']);
  });
});
