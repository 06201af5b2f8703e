import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { eventDirectories } from '@/db/schema';
import { emptyToNull } from '@/lib/core/contact';
import { currentTime } from '@/lib/platform/clock';
import { findOrAddPlace } from './find-or-add-place';
import { openDirectory } from './open-directory';
import type { Event } from './queries';

type Occasion = Pick<Event, 'agencyId' | 'eventDirectoryId' | 'name' | 'startDate' | 'endDate' | 'cityId'>;
type Wanted = {
  readonly placeName?: string | null | undefined;
  readonly placeAddress?: string | null | undefined;
};

/**
 * Keeps an event's occasion on the event's name, dates and venue; an occasion is opened when a venue comes
 * where there was none. A venue left out stays, an empty one is taken away. Answers the occasion's id and
 * whether the venue is another one now.
 */
export async function movePlace(
  tx: Tx,
  event: Occasion,
  { placeName, placeAddress }: Wanted,
): Promise<{ eventDirectoryId: string | null; moved: boolean }> {
  const { agencyId, cityId, eventDirectoryId, name, startDate, endDate } = event;
  const venue = emptyToNull(placeName);
  const wanted = venue
    ? await findOrAddPlace(tx, { agencyId, cityId, name: venue, address: emptyToNull(placeAddress) })
    : null;
  if (!eventDirectoryId) {
    if (!wanted) return { eventDirectoryId, moved: false };
    const opened = { agencyId, placeDirectoryId: wanted, name, startDate, endDate };
    return { eventDirectoryId: await openDirectory(tx, opened), moved: true };
  }
  const own = eq(eventDirectories.id, eventDirectoryId);
  const [before] = await tx
    .select({ placeDirectoryId: eventDirectories.placeDirectoryId })
    .from(eventDirectories)
    .where(own);
  const kept = before?.placeDirectoryId ?? null;
  const placeDirectoryId = placeName === undefined ? kept : wanted;
  await tx
    .update(eventDirectories)
    .set({ placeDirectoryId, name, startDate, endDate, updatedAt: currentTime() })
    .where(own);
  return { eventDirectoryId, moved: placeDirectoryId !== kept };
}
