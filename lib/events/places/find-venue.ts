import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { eventDirectories } from '@/db/schema';
import type { Event } from '../queries';

/** The venue at which an event takes place, of the directory; null for none. */
export async function findVenue(
  db: Db | Tx,
  { agencyId, eventDirectoryId }: Pick<Event, 'agencyId' | 'eventDirectoryId'>,
): Promise<string | null> {
  if (!eventDirectoryId) return null;
  const [occasion] = await db
    .select({ placeDirectoryId: eventDirectories.placeDirectoryId })
    .from(eventDirectories)
    .where(and(eq(eventDirectories.agencyId, agencyId), eq(eventDirectories.id, eventDirectoryId)));
  return occasion?.placeDirectoryId ?? null;
}
