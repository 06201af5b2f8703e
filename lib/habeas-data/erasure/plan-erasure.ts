import { and, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { convocateds, events, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { droppedFiles, ofPerson } from '../person-rows';
import { PERSON_TABLES, type PersonTableName, type Why } from '../person-tables';
import { mayErasePeople } from '../policy';

export type PlannedRows = {
  /** 'files' are photos and papers that go; 'audit_entries' what happened, which no one can change. */
  readonly table: PersonTableName | 'files' | 'audit_entries';
  readonly fate: 'ERASED' | 'REDACTED' | 'KEPT';
  readonly why: Why | null;
  readonly count: number;
};

export type ErasurePlan = {
  readonly rows: readonly PlannedRows[];
  /** Events ahead for which it is confirmed: while there are any, nothing is erased. */
  readonly bookedAhead: number;
  readonly erasedAt: Date | null;
};

/**
 * What erasing a person would drop, and what would stay and why; changes nothing. Throws NOT_FOUND, UNAUTHENTICATED,
 * FORBIDDEN.
 */
export async function planErasure(actor: Actor, talentId: string): Promise<ErasurePlan> {
  mayErasePeople(actor);
  const [talent] = await database()
    .select({ erasedAt: talents.erasedAt })
    .from(talents)
    .where(eq(talents.id, talentId));
  if (!talent) throw notFound('errors.talent.notFound');
  const counts = PERSON_TABLES.map((entry) => {
    const why = entry.fate === 'ERASED' ? null : entry.why;
    return sql`select ${entry.table}::text as "table", ${entry.fate}::text as fate, ${why}::text as why,
      (select count(*)::int from ${sql.identifier(entry.table)} t where ${ofPerson(entry, talentId)}) as count`;
  });
  const { rows } = await database().execute<PlannedRows>(sql`
    ${sql.join(counts, sql` union all `)}
    union all select 'files', 'ERASED', null, (select count(*)::int from files where ${droppedFiles(talentId)})
    union all select 'audit_entries', 'KEPT', 'proof',
      (select count(*)::int from audit_entries where entity in ('talent', 'talent-contact') and entity_id = ${talentId})`);
  const order = ['ERASED', 'REDACTED', 'KEPT'];
  return {
    rows: rows
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => order.indexOf(one.fate) - order.indexOf(other.fate)),
    bookedAhead: await countBookedAhead(database(), talentId),
    erasedAt: talent.erasedAt,
  };
}

/** Events that have not ended and for which a talent is confirmed. */
export async function countBookedAhead(db: Db | Tx, talentId: string): Promise<number> {
  return db.$count(
    db
      .select({ id: convocateds.id })
      .from(convocateds)
      .innerJoin(events, eq(events.id, convocateds.eventId))
      .where(
        and(
          eq(convocateds.talentId, talentId),
          eq(convocateds.stateId, CONVOCATED.CONFIRMED),
          gte(events.endDate, currentTime()),
          notInArray(events.stateId, [EVENT.FINISHED, EVENT.CANCELLED, EVENT.EXPIRED]),
        ),
      )
      .as('ahead'),
  );
}
