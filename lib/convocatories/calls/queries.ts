import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { auditEntries, cities } from '@/db/schema';
import type { CallChange } from '../call-terms/call-changes';

/** What a change of a call changed, as the trail tells it, with the names of cities; empty when it is not there. */
export async function findCallChanges(
  tx: Tx,
  convocatoryId: string,
  revision: number,
): Promise<readonly CallChange[]> {
  const [entry] = await tx
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, 'convocatory'),
        eq(auditEntries.entityId, convocatoryId),
        eq(auditEntries.action, 'update'),
        sql`${auditEntries.detail}->>'revision' = ${String(revision)}`,
      ),
    );
  const { changes = [] } = (entry?.detail ?? {}) as { changes?: CallChange[] };
  if (!changes.some(({ field }) => field === 'cityId')) return changes;
  const names = new Map(
    (await tx.select({ id: cities.id, name: cities.name }).from(cities)).map(({ id, name }) => [id, name]),
  );
  const named = (id: CallChange['from']) => (id === null ? null : (names.get(Number(id)) ?? null));
  return changes.map((change) =>
    change.field === 'cityId' ? { ...change, from: named(change.from), to: named(change.to) } : change,
  );
}
