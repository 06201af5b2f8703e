import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { auditEntries, clientNotes, clients, events, finalClients, letters, quotations } from '@/db/schema';
import type { JobActor } from '@/lib/core/actor';
import { CLIENT } from '@/lib/core/states';
import type { ImportOwner } from '@/lib/imports/define-import';
import { recordAudits } from '@/lib/platform/audit';

/** Every change of a client leaves a trace: who has another than of being imported was changed since. */
const isChanged: SQL = sql`exists (select 1 from ${auditEntries}
  where ${auditEntries.entity} = 'client' and ${auditEntries.entityId} = ${clients.id}::text
    and ${auditEntries.action} <> 'import')`;
const hasAny = (
  table: typeof quotations | typeof events | typeof letters,
): SQL => sql`exists (select 1 from ${table}
  where ${table.agencyId} = ${clients.agencyId} and ${table.clientId} = ${clients.id})`;
const isUsed = or(hasAny(quotations), hasAny(events), hasAny(letters)) as SQL;
const hasMore = sql`(exists (select 1 from ${clientNotes} where ${clientNotes.clientId} = ${clients.id}
    and ${clientNotes.agencyId} = ${clients.agencyId})
  or exists (select 1 from ${finalClients} where ${finalClients.clientId} = ${clients.id})
  or exists (select 1 from ${clients} m where m.agency_id = ${clients.agencyId} and m.merged_into_id = ${clients.id}))`;

/**
 * Removes clients that came in by an import, unless something was quoted to them or happened for them, or anybody has
 * changed them since. Answers why each of the others stays. The rows are held while it is decided.
 */
export async function removeImportedClients(
  tx: Tx,
  actor: JobActor,
  ids: readonly string[],
  { agencyId, importId }: ImportOwner,
): Promise<Map<string, string>> {
  const here = and(inArray(clients.id, [...ids]), eq(clients.agencyId, agencyId));
  await tx.select({ id: clients.id }).from(clients).where(here).orderBy(clients.id).for('update');
  const removed = await tx
    .delete(clients)
    .where(and(here, not(isUsed), not(isChanged), not(hasMore)))
    .returning({ id: clients.id });
  await recordAudits(
    tx,
    actor,
    'client.remove-imported',
    removed.map(({ id }) => ({ id, agencyId, from: CLIENT.ACTIVE, detail: { importId } })),
  );
  const left = await tx
    .select({
      id: clients.id,
      why: sql<string>`case when ${isUsed} then 'imports.stays.used' else 'imports.stays.changed' end`,
    })
    .from(clients)
    .where(here);
  return new Map(left.map(({ id, why }) => [id, why]));
}
