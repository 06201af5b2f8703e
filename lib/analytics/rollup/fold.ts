import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/database';
import { contributions } from './contributions';

/** Changes taken at a time: what one statement counts in well under a second. */
const AT_ONCE = 1000;
/** One counts at a time; the others wait and find the rest. */
const LOCK = 'analytics fold';

/**
 * Counts up to `AT_ONCE` noted changes and returns how many there were. One statement takes the notes, reads what the
 * quotations and events behind them bring now, and puts the difference into the months: all from one snapshot, so that
 * a change that commits meanwhile keeps its note. `newest` leaves out what was noted later.
 */
export async function foldOnce(newest: number | null = null): Promise<number> {
  return database().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`);
    const { rows } = await tx.execute<{ taken: number }>(sql`
      with taken as (
        delete from analytics_changes where id in (
          select id from analytics_changes where id <= coalesce(${newest}::bigint, id) order by id limit ${AT_ONCE})
        returning quotation_id, event_id),
      changed (id) as materialized (
        select quotation_id from taken where quotation_id is not null
        union select event_id from taken where event_id is not null
        union select e.quotation_id from taken t join events e on e.id = t.event_id where e.quotation_id is not null),
      -- Of an event and of what adds to it, each changes with the others.
      subjects (id) as materialized (
        select id from changed
        union select q.addition_of from changed c join quotations q on q.id = c.id where q.addition_of is not null
        union select q.id from changed c join quotations q on q.addition_of = c.id),
      ${contributions},
      gone as (
        delete from analytics_entries where subject in (select id from subjects)
        returning agency_id, measure, key, month, count, amount),
      added as (
        insert into analytics_entries (subject, agency_id, measure, key, month, count, amount)
        select subject, agency_id, measure, key, month, count, amount from contributions),
      counted as (
        insert into analytics_months (agency_id, measure, key, month, count, amount)
        select agency_id, measure, key, month, sum(count), sum(amount) from (
          select agency_id, measure, key, month, count, amount from contributions
          union all select agency_id, measure, key, month, -count, -amount from gone) difference
        group by agency_id, measure, key, month having sum(count) <> 0 or sum(amount) <> 0
        on conflict (agency_id, measure, month, key) do update
        set count = analytics_months.count + excluded.count, amount = analytics_months.amount + excluded.amount)
      select count(*)::int as taken from taken`);
    return rows[0]?.taken ?? 0;
  });
}

/** Counts noted changes until none is left or `rounds` are over; returns whether none is. */
export async function catchUp(rounds: number): Promise<boolean> {
  for (let round = 0; round < rounds; round++) {
    if ((await foldOnce()) < AT_ONCE) return true;
  }
  return false;
}

/** The newest noted change; null for none. */
async function newestChange(): Promise<number | null> {
  const { rows } = await database().execute<{ newest: string | null }>(
    sql`select max(id) as newest from analytics_changes`,
  );
  return rows[0]?.newest ? Number(rows[0].newest) : null;
}

/** Counts what was noted when it began, until its turn is over; returns whether all of that is counted. */
export async function foldNoted(turn: { readonly isOver: () => boolean }): Promise<boolean> {
  const newest = await newestChange();
  if (newest === null) return true;
  while ((await foldOnce(newest)) === AT_ONCE) if (turn.isOver()) return false;
  return true;
}
