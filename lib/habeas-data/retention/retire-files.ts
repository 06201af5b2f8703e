import { sql } from 'drizzle-orm';
import type { Actor } from '@/lib/core/actor';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { GO_ON, type JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn, turnOf } from '@/lib/platform/jobs/turn';
import { transact } from '@/lib/platform/transaction';
import { dueAt, isHeld, isTimed, TIMED_FILES } from './conditions';
import { MESSAGE_ADDRESS_YEARS, SIGNING_CODE_YEARS } from './rules';

const BATCH = 500;

/**
 * Deletes the files whose time is over and that nobody holds; their bytes go a week later, as of all deleted ones. What
 * was sealed keeps its seals, by which /verificar says so. It ends with its turn; agencies take turns. Returns how many.
 * Harmless to repeat.
 */
export async function retireFiles(actor: Actor, turn = startTurn()): Promise<number> {
  const now = currentTime().toISOString();
  for (let retired = 0; ; ) {
    const count = await transact(async (tx) => {
      const { rows } = await tx.execute<{ id: string; agency_id: string | null; kind: string }>(sql`
        update files set deleted_at = ${now}, retired_at = ${now}, name = '', visibility = 'PRIVATE'
        where id in (select held.id from files held where held.id in (
            select due.id from (
              select f.id, ${turnOf(sql`f.agency_id`, sql`f.created_at`, sql`f.id`)} as turn from ${TIMED_FILES}
              where ${isTimed} and ${dueAt} <= ${now}::timestamptz and not ${isHeld}) due
            order by due.turn, due.id limit ${BATCH})
          for update skip locked)
          and deleted_at is null
        returning id, agency_id, kind`);
      await recordAudits(
        tx,
        actor,
        'file.retire',
        rows.map(({ id, agency_id, kind }) => ({ id, agencyId: agency_id, detail: { kind } })),
      );
      return rows.length;
    });
    retired += count;
    if (count < BATCH || turn.isOver()) return retired;
  }
}

/** Takes addresses out of old messages, and codes that signed nothing or whose signature has its own evidence. */
export async function forgetAddresses(): Promise<void> {
  const now = currentTime().toISOString();
  await database().execute(sql`
    update messages set to_address = null
    where to_address is not null and created_at < ${now}::timestamptz - make_interval(years => ${MESSAGE_ADDRESS_YEARS}::int)`);
  await database().execute(sql`
    delete from signing_codes
    where created_at < ${now}::timestamptz - make_interval(years => ${SIGNING_CODE_YEARS}::int)`);
}

/** Daily. */
export const handle: JobHandler<object> = async (_payload, { actor, log }) => {
  const turn = startTurn();
  const retired = await retireFiles(actor, turn);
  if (retired > 0) log.info({ retired }, 'files retired at the end of their time');
  if (turn.isOver()) return GO_ON;
  await forgetAddresses();
  return undefined;
};
