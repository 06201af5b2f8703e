import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { agencies, auditEntries, events, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
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

const SHOWN = 200;

/**
 * Who saw how to reach a talent, newest first, 200 at most before `before`: for the talent and the administrator. Throws
 * UNAUTHENTICATED, FORBIDDEN. One statement.
 */
export async function listContactViews(
  actor: Actor,
  talentId: string,
  { before }: { readonly before?: number } = {},
): Promise<ContactView[]> {
  const reader = mayReadPerson(actor, talentId);
  const rows = await database()
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      agencyName: agencies.name,
      personName: sql<string | null>`${users.name} || ' ' || ${users.lastname}`,
      eventName: events.name,
    })
    .from(auditEntries)
    .leftJoin(agencies, eq(agencies.id, auditEntries.agencyId))
    .leftJoin(users, sql`${users.id}::text = ${auditEntries.actorId}`)
    .leftJoin(events, sql`${events.id}::text = ${auditEntries.detail} ->> 'eventId'`)
    .where(
      and(
        eq(auditEntries.entity, 'talent-contact'),
        eq(auditEntries.entityId, talentId),
        before ? lt(auditEntries.id, before) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(SHOWN);
  return reader.kind === 'talent' ? rows.map((row) => ({ ...row, personName: null })) : rows;
}
