import { and, asc, eq, sql } from 'drizzle-orm';
import { clientContacts, clients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { visibleTo } from '../queries';

export type ClientContact = typeof clientContacts.$inferSelect;

/** People at clients' beside their producers, by name; only of clients that the actor may read. One statement. */
export async function findClientContacts(
  actor: Actor,
  clientIds: readonly string[],
): Promise<ClientContact[]> {
  const rows = await database()
    .select({ contact: clientContacts })
    .from(clientContacts)
    .innerJoin(clients, eq(clients.id, clientContacts.clientId))
    .where(and(anyOf(clientContacts.clientId, clientIds), visibleTo(actor)))
    .orderBy(asc(sql`${clientContacts.name} collate "es-x-icu"`), asc(clientContacts.id));
  return rows.map(({ contact }) => contact);
}
