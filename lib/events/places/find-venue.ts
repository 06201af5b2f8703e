import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { eventDirectories, placeDirectories } from '@/db/schema';
import type { Event } from '../queries';

export type Venue = { readonly id: string; readonly name: string; readonly address: string | null };

/** The venue at which an event takes place, of the directory; null for none. */
export async function findVenue(
  db: Db | Tx,
  { agencyId, eventDirectoryId }: Pick<Event, 'agencyId' | 'eventDirectoryId'>,
): Promise<Venue | null> {
  if (!eventDirectoryId) return null;
  const [venue] = await db
    .select({ id: placeDirectories.id, name: placeDirectories.name, address: placeDirectories.address })
    .from(eventDirectories)
    .innerJoin(placeDirectories, eq(placeDirectories.id, eventDirectories.placeDirectoryId))
    .where(and(eq(eventDirectories.agencyId, agencyId), eq(eventDirectories.id, eventDirectoryId)));
  return venue ?? null;
}
