import { and, eq } from 'drizzle-orm';
import { clients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { database } from '@/lib/platform/database';
import { maySeeClients } from '../policy';

/** The client of the own agency that a merged one became; null for one that was not merged, and for another agency's. */
export async function findMergedInto(actor: Actor, id: string): Promise<string | null> {
  const { agencyId } = maySeeClients(actor);
  if (!isUuid(id)) return null;
  const [row] = await database()
    .select({ into: clients.mergedIntoId })
    .from(clients)
    .where(and(eq(clients.id, id), eq(clients.agencyId, agencyId)));
  return row?.into ?? null;
}
