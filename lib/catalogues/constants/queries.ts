import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { auditEntries, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { fullNameOrNull } from '@/lib/platform/full-name';
import { mayKeepConstants } from './policy';

export type ConstantChange = { readonly at: Date; readonly by: string | null };

/** Who changed each constant last, and when; those that nobody changed are absent. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function lastConstantChanges(
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, ConstantChange>> {
  mayKeepConstants(actor);
  const rows = await database()
    .selectDistinctOn([auditEntries.entityId], {
      id: auditEntries.entityId,
      at: auditEntries.at,
      by: fullNameOrNull(users),
    })
    .from(auditEntries)
    .leftJoin(users, eq(sql`${users.id}::text`, auditEntries.actorId))
    .where(and(eq(auditEntries.entity, 'constant'), inArray(auditEntries.entityId, ids.map(String))))
    .orderBy(auditEntries.entityId, desc(auditEntries.id));
  return new Map(rows.map(({ id, ...change }) => [Number(id), change]));
}
