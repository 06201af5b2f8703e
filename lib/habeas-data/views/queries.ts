import { and, eq, sql } from 'drizzle-orm';
import { agencies, auditEntries, events, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { fullNameOrNull } from '@/lib/platform/full-name';
import { keyset } from '@/lib/platform/keyset';
import { mayReadPerson } from '../policy';

/** That somebody opened how to reach a person, once a person, event and day. */
export type ContactView = {
  readonly id: number;
  readonly at: Date;
  /** Null for the administrator. */
  readonly agencyName: string | null;
  /** Who it was; a talent reads the agency alone. */
  readonly personName: string | null;
  /** For which event, where there was one. */
  readonly eventName: string | null;
};

/** As an id, by which the index finds the person; actors that are no person have names. */
const WHO = sql`case when ${auditEntries.actorKind} in ('agencyUser', 'administrator') then ${auditEntries.actorId}::uuid end`;

/** Rows of a page of the longest copy. */
const MANY = 1_000;

/**
 * A page of who saw how to reach a talent, newest first: for the talent and the administrator. Throws UNAUTHENTICATED,
 * FORBIDDEN. One statement.
 */
export async function listContactViews(
  actor: Actor,
  talentId: string,
  { limit = 20, after, before }: ListPage = {},
): Promise<ContactView[]> {
  const reader = mayReadPerson(actor, talentId);
  const page = keyset(
    [sql`${auditEntries.id}`],
    { descending: true, after, before },
    (_, id) => sql`select ${id}::bigint`,
  );
  const rows = await database()
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      agencyName: agencies.name,
      personName: fullNameOrNull(users),
      eventName: events.name,
    })
    .from(auditEntries)
    .leftJoin(agencies, eq(agencies.id, auditEntries.agencyId))
    .leftJoin(users, sql`${users.id} = ${WHO}`)
    .leftJoin(events, sql`${events.id} = (${auditEntries.detail} ->> 'eventId')::uuid`)
    .where(and(eq(auditEntries.entity, 'talent-contact'), eq(auditEntries.entityId, talentId), page.where))
    .orderBy(...page.orderBy)
    .limit(Math.min(limit, LONGEST_PAGE));
  const ordered = page.inOrder(rows);
  return reader.kind === 'talent' ? ordered.map((row) => ({ ...row, personName: null })) : ordered;
}

/** All of them, for the person's own copy. Throws as above. */
export async function listAllContactViews(actor: Actor, talentId: string): Promise<ContactView[]> {
  const all: ContactView[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await listContactViews(actor, talentId, {
      limit: MANY,
      ...(last ? { after: String(last.id) } : {}),
    });
    all.push(...page);
    if (page.length < MANY) return all;
  }
}
