import { desc, sql } from 'drizzle-orm';
import { correlated } from '@/db/correlated';
import { agencies, retentionHolds, talents, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { mayErasePeople } from '../policy';
import { dueAt, isHeld, isTimed, ruleName, TIMED_FILES } from './conditions';
import { OTHER_RULE, RETENTION_RULES, type RetentionName } from './rules';

/** What is kept by one rule, and what its time ends when. */
type PlannedRetention = {
  readonly name: RetentionName;
  readonly years: number;
  readonly law: 'commerce' | 'tax' | 'labour' | 'purpose';
  readonly kept: number;
  /** Of these: somebody asks that they be kept. */
  readonly held: number;
  /** The next cleaning takes them. */
  readonly due: number;
  /** Whose time ends within a year, those of `due` left out. */
  readonly dueInAYear: number;
  /** When the next one ends that has not yet; null without any. */
  readonly nextAt: Date | null;
};

type Row = Record<'name' | 'kept' | 'held' | 'due' | 'soon', string> & { readonly next: string | null };

/** What will be deleted when, by rule. One statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function planRetention(actor: Actor): Promise<PlannedRetention[]> {
  mayErasePeople(actor);
  const now = currentTime().toISOString();
  const { rows } = await database().execute<Row>(sql`
    select r.name, count(*) as kept, count(*) filter (where r.held) as held,
      count(*) filter (where not r.held and r.due <= ${now}::timestamptz) as due,
      count(*) filter (where not r.held and r.due > ${now}::timestamptz
        and r.due <= ${now}::timestamptz + interval '1 year') as soon,
      min(r.due) filter (where not r.held and r.due > ${now}::timestamptz) as next
    from (select ${ruleName} as name, ${dueAt} as due, ${isHeld} as held from ${TIMED_FILES} where ${isTimed}) r
    group by r.name`);
  return [...RETENTION_RULES, OTHER_RULE].map(({ name, years, law }) => {
    const row = rows.find((one) => one.name === name);
    return {
      ...{ name, years, law },
      kept: Number(row?.kept ?? 0),
      held: Number(row?.held ?? 0),
      due: Number(row?.due ?? 0),
      dueInAYear: Number(row?.soon ?? 0),
      nextAt: row?.next ? new Date(row.next) : null,
    };
  });
}

/** What is held, the newest first, released ones too. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listHolds(actor: Actor, { limit = LONGEST_PAGE }: Pick<ListPage, 'limit'> = {}) {
  mayErasePeople(actor);
  return database()
    .select({
      id: retentionHolds.id,
      subject: retentionHolds.subject,
      subjectId: retentionHolds.subjectId,
      reason: retentionHolds.reason,
      createdAt: retentionHolds.createdAt,
      releasedAt: retentionHolds.releasedAt,
      name: correlated<string>`coalesce((select a.name from ${agencies} a where a.id = ${retentionHolds.subjectId}),
        (select rtrim(t.name || ' ' || t.lastname) from ${talents} t where t.id = ${retentionHolds.subjectId}), '')`,
      byName: correlated<string>`(select rtrim(u.name || ' ' || u.lastname) from ${users} u where u.id = ${retentionHolds.createdBy})`,
    })
    .from(retentionHolds)
    .orderBy(desc(retentionHolds.createdAt), desc(retentionHolds.id))
    .limit(limit);
}
