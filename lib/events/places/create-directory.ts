import { eventDirectories } from '@/db/schema';
import { publishImage } from '@/lib/agencies/images/publish-image';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { recordAudit } from '@/lib/platform/audit';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageEvents } from '../policy';
import { type EventDirectoryInput, eventDirectoryInput } from './inputs';
import { venueOf } from './move-place';
import type { EventDirectory } from './queries';

const UNKNOWN = { place_directories_city_id_cities_id_fk: ['cityId', 'validation.city'] } as const;

/**
 * Adds an occasion at a venue of the directory, or at a new one, for events to take place at. Throws INVALID, FORBIDDEN,
 * UNAUTHENTICATED.
 */
export async function createEventDirectory(
  actor: Actor,
  input: EventDirectoryInput,
): Promise<EventDirectory> {
  const { agencyId } = mayManageEvents(actor);
  const { name, startDate, endDate, cityId, logo, ...venue } = parseInput(eventDirectoryInput, input);
  const logoFileId = emptyToNull(logo);
  return transact(async (tx) => {
    await publishImage(tx, { agencyId, before: null, after: logoFileId });
    const placeDirectoryId = (await venueOf(tx, { agencyId, cityId: cityId ?? 0 }, venue)) ?? null;
    const [row] = await tx
      .insert(eventDirectories)
      .values({ agencyId, name, startDate, endDate, placeDirectoryId, logoFileId })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await recordAudit(tx, actor, 'event-directory.create', row);
    return row;
  }).catch((error) => {
    throw invalidBy(error, UNKNOWN);
  });
}
