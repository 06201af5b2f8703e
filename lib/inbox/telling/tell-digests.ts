import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { inboxNotices } from '@/db/schema';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { notify } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { startTurn } from '@/lib/platform/jobs/turn';
import { transact } from '@/lib/platform/transaction';
import { inboxDigest } from '../notices';
import { DIGEST_HOUR } from '../rules';

/** People that one run tells, those that wait longest first; the next one goes on. */
const MOST_PEOPLE = 500;

type Due = { readonly user_id: string; readonly agency_id: string };

/** In SQL: of the agency `a` in the city `c`, the last beginning of a morning; what happened before it is told. */
function morning(now: Date): SQL {
  const zone = sql`coalesce(c.time_zone, ${DEFAULT_TIME_ZONE})`;
  const hours = sql`make_interval(hours => ${DIGEST_HOUR})`;
  return sql`((date_trunc('day', (${now.toISOString()}::timestamptz at time zone ${zone}) - ${hours}) + ${hours})
    at time zone ${zone})`;
}

/** In SQL: the notices `n` that are due. */
const dueNotices = (now: Date): SQL => sql`
  from ${inboxNotices} n join agencies a on a.id = n.agency_id left join cities c on c.id = a.city_id
  where n.daily_due and n.at < ${morning(now)}`;

/** Tells each person of an agency once a day, in one mail, what happened to its work; a day without news is not told. */
export async function handle(): Promise<void> {
  const now = currentTime();
  const { rows } = await database().execute<Due>(sql`
    select n.user_id, n.agency_id ${dueNotices(now)} group by 1, 2 order by min(n.at) limit ${MOST_PEOPLE}`);
  const turn = startTurn();
  for (const due of rows) {
    if (turn.isOver()) return;
    await transact((tx) => tell(tx, due, now));
  }
}

/** Takes all that is due to a person: who comes at the same time waits, and finds nothing more. */
async function tell(tx: Tx, { user_id: userId, agency_id: agencyId }: Due, now: Date): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`inbox digest ${userId} ${agencyId}`}, 0))`,
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${inboxNotices} set daily_due = false where id in (
      select n.id ${dueNotices(now)} and n.user_id = ${userId} and n.agency_id = ${agencyId})
    returning id`);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => Number(id)).sort((one, other) => one - other);
  await notify(tx, inboxDigest, { agencyId, userId, by: ['email'] }, { userId, agencyId, ids });
}
