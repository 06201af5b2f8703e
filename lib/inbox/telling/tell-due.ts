import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { inboxNotices } from '@/db/schema';
import { notify } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { startTurn } from '@/lib/platform/jobs/turn';
import { transact } from '@/lib/platform/transaction';
import { inboxNews } from '../notices';
import { MAIL_WAITS_MINUTES } from '../rules';

/** People that one run tells, those that wait longest first; the next one, a minute later, goes on. */
const MOST_PEOPLE = 500;
/** Notices that one message tells of. */
const MOST_IN_MESSAGE = 200;

type Due = { readonly user_id: string; readonly agency_id: string | null };

/**
 * Tells each person by the channels it chose: by push at once, by mail when the oldest has waited, so that several
 * become one and what was read meanwhile is not sent.
 */
export async function handle(): Promise<void> {
  const waited = new Date(currentTime().getTime() - MAIL_WAITS_MINUTES * 60_000);
  const { rows } = await database().execute<Due>(sql`
    select user_id, agency_id from ${inboxNotices} where mail_due or push_due
    group by user_id, agency_id
    having bool_or(push_due) or min(at) filter (where mail_due) <= ${waited.toISOString()}::timestamptz
    order by min(at) limit ${MOST_PEOPLE}`);
  const turn = startTurn();
  for (const due of rows) {
    if (turn.isOver()) return;
    await transact(async (tx) => {
      await tell(tx, due, 'push', null);
      await tell(tx, due, 'email', waited);
    });
  }
}

const DUE = { push: inboxNotices.pushDue, email: inboxNotices.mailDue } as const;
const TAKEN = { push: { pushDue: false }, email: { mailDue: false } } as const;

/** Takes what is due by a channel, so that no other run does, and has it sent; nothing where the oldest has not waited. */
async function tell(
  tx: Tx,
  { user_id: userId, agency_id: agencyId }: Due,
  channel: 'push' | 'email',
  waited: Date | null,
): Promise<void> {
  const own: SQL | undefined = and(
    eq(inboxNotices.userId, userId),
    agencyId ? eq(inboxNotices.agencyId, agencyId) : isNull(inboxNotices.agencyId),
    eq(DUE[channel], true),
  );
  if (waited) {
    const [oldest] = await tx
      .select({ at: sql<Date | null>`min(${inboxNotices.at})` })
      .from(inboxNotices)
      .where(own);
    if (!oldest?.at || new Date(oldest.at) > waited) return;
  }
  const rows = await tx
    .update(inboxNotices)
    .set(TAKEN[channel])
    .where(
      sql`${inboxNotices.id} in (select id from ${inboxNotices} where ${own} order by id limit ${MOST_IN_MESSAGE} for update skip locked)`,
    )
    .returning({ id: inboxNotices.id });
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  await notify(tx, inboxNews, { agencyId, userId, by: [channel] }, { userId, agencyId, ids });
}
