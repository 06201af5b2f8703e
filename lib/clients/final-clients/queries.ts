import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { clients, finalClients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { keyset } from '@/lib/platform/keyset';
import { maySeeClients, scopeOfClients } from '../policy';
import { ownedBy } from '../queries';

export type FinalClient = typeof finalClients.$inferSelect;

export const MOST_FINAL_CLIENTS = 300;

/** A brand with the name of the client that asks for it; null where that is removed. */
export type ListedFinalClient = FinalClient & { readonly clientName: string | null };

/** The agency's brands by name, or those for which one of its clients asks; three hundred at a time unless told. */
export async function listFinalClients(
  actor: Actor,
  clientId?: string,
  { limit = MOST_FINAL_CLIENTS, after, edges }: ListPage = {},
): Promise<ListedFinalClient[]> {
  const { agencyId } = maySeeClients(actor);
  const ofClient = clientId ? eq(finalClients.clientId, clientId) : undefined;
  const own = and(eq(finalClients.agencyId, agencyId), ofClient);
  const page = keyset(
    [sql`(${finalClients.name} collate "es-x-icu")`, sql`${finalClients.id}`],
    { descending: false, limit, after, edges },
    (keys, id) => sql`select ${keys} from ${finalClients} where ${and(own, eq(finalClients.id, id))}`,
  );
  const rows = await database()
    .select({ ...getTableColumns(finalClients), clientName: clients.name, edge: page.edge })
    .from(finalClients)
    .leftJoin(clients, and(eq(clients.id, finalClients.clientId), ownedBy(agencyId)))
    .where(and(own, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows);
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
