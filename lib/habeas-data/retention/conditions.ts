import { type SQL, sql } from 'drizzle-orm';
import { KEPT_WITH_PROFILE, OTHER_RULE, RETENTION_RULES } from './rules';

const names = (kinds: readonly string[]) =>
  sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );

/** In SQL, of a file `f` and its event `e`: the name of its rule. */
export const ruleName = sql`case ${sql.join(
  RETENTION_RULES.map(({ name, kinds }) => sql`when f.kind in (${names(kinds)}) then ${name}`),
  sql` `,
)} else ${OTHER_RULE.name} end`;

/** The same: when its time is over. */
export const dueAt = sql`greatest(f.created_at, e.end_date) + make_interval(years => case ${sql.join(
  RETENTION_RULES.map(({ years, kinds }) => sql`when f.kind in (${names(kinds)}) then ${years}::int`),
  sql` `,
)} else ${OTHER_RULE.years}::int end)`;

/** The same: somebody asks that it be kept. */
export const isHeld = sql`exists (select 1 from retention_holds h where h.released_at is null and (
  (h.subject = 'AGENCY' and h.subject_id = f.agency_id) or (h.subject = 'TALENT' and h.subject_id = f.talent_id)))`;

/** Files that time ends, with their events. */
export const TIMED_FILES: SQL = sql`files f left join events e on e.id = f.event_id and e.agency_id = f.agency_id`;
export const isTimed: SQL = sql`f.deleted_at is null and f.kind not in (${names(KEPT_WITH_PROFILE)})`;
