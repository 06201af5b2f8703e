import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { clients, finalClients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { maySeeClients, scopeOfClients } from '../policy';
import { ownedBy } from '../queries';

export type FinalClient = typeof finalClients.$inferSelect;

const MOST = 300;

/** A brand with the name of the client that asks for it; null where that is removed. */
export type ListedFinalClient = FinalClient & { readonly clientName: string | null };

/** The agency's brands by name, or those for which one of its clients asks; three hundred at most. */
export async function listFinalClients(actor: Actor, clientId?: string): Promise<ListedFinalClient[]> {
  const { agencyId } = maySeeClients(actor);
  const ofClient = clientId ? eq(finalClients.clientId, clientId) : undefined;
  return database()
    .select({ ...getTableColumns(finalClients), clientName: clients.name })
    .from(finalClients)
    .leftJoin(clients, and(eq(clients.id, finalClients.clientId), ownedBy(agencyId)))
    .where(and(eq(finalClients.agencyId, agencyId), ofClient))
    .orderBy(asc(sql`${finalClients.name} collate "es-x-icu"`), asc(finalClients.id))
    .limit(MOST);
}

/** Finds brands by id, for loaders; only those that the actor may read. One statement. */
export async function findFinalClients(
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, FinalClient>> {
  const scope = scopeOfClients(actor);
  const own = scope.kind === 'agency' ? eq(finalClients.agencyId, scope.agencyId) : undefined;
  const rows = await database()
    .select()
    .from(finalClients)
    .where(and(anyOf(finalClients.id, ids), own));
  return new Map(rows.map((row) => [row.id, row]));
}
