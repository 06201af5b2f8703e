import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import {
  auditEntries,
  clientPayments,
  convocatories,
  eventCollections,
  eventCosts,
  eventDirectories,
  eventPersonals,
  events,
  letters,
} from '@/db/schema';
import type { JobActor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import type { ImportOwner } from '@/lib/imports/define-import';
import { recordAudits } from '@/lib/platform/audit';
import { removeRowClients } from './client-book';

/** Every change of an event, and of what is charged for it, leaves a trace beside that of being imported. */
const isChanged: SQL = sql`exists (select 1 from ${auditEntries}
  where ${auditEntries.agencyId} = ${events.agencyId}
    and (${auditEntries.entityId} = ${events.id}::text or ${auditEntries.detail} ->> 'eventId' = ${events.id}::text)
    and (${auditEntries.entity}, ${auditEntries.action}) <> ('event', 'import'))`;
const USES = [clientPayments, convocatories, eventCosts, eventPersonals, letters];
const isUsed = or(
  ...USES.map(
    (table) =>
      sql`exists (select 1 from ${table} where ${table.agencyId} = ${events.agencyId} and ${table.eventId} = ${events.id})`,
  ),
) as SQL;

/**
 * Removes events that came in by an import, with the clients that were made for them, unless anything was paid, spent or
 * called for one or anybody changed it since. Answers why each of the others stays. The rows are held while it is decided.
 */
export async function removeImportedEvents(
  tx: Tx,
  actor: JobActor,
  ids: readonly string[],
  owner: ImportOwner,
): Promise<Map<string, string>> {
  const { agencyId, importId } = owner;
  const here = and(inArray(events.id, [...ids]), eq(events.agencyId, agencyId));
  await tx.select({ id: events.id }).from(events).where(here).orderBy(events.id).for('update');
  const going = await tx
    .select({ id: events.id, clientId: events.clientId, eventDirectoryId: events.eventDirectoryId })
    .from(events)
    .where(and(here, not(isUsed), not(isChanged)));
  const gone = going.map(({ id }) => id);
  await tx.delete(eventCollections).where(inArray(eventCollections.eventId, gone));
  await tx.delete(events).where(inArray(events.id, gone));
  const directories = going.flatMap(({ eventDirectoryId }) => eventDirectoryId ?? []);
  await tx
    .delete(eventDirectories)
    .where(
      and(
        inArray(eventDirectories.id, directories),
        sql`not exists (select 1 from ${events} where ${events.eventDirectoryId} = ${eventDirectories.id})`,
      ),
    );
  await recordAudits(
    tx,
    actor,
    'event.remove-imported',
    gone.map((id) => ({ id, agencyId, from: EVENT.FINISHED, detail: { importId } })),
  );
  await removeRowClients(
    tx,
    actor,
    going.map(({ clientId }) => clientId),
    owner,
  );
  const left = await tx
    .select({
      id: events.id,
      why: sql<string>`case when ${isUsed} then 'imports.stays.usedEvent' else 'imports.stays.changedEvent' end`,
    })
    .from(events)
    .where(here);
  return new Map(left.map(({ id, why }) => [id, why]));
}
