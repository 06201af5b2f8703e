import type { Actor } from '@/lib/core/actor';
import { countAttempt } from '../limits/count-attempt';
import { getOwnUser } from '../queries';
import type { UpdateOwnUserInput } from './inputs';

/**
 * Counts a change of one's own identity number, whether or not it succeeds: either answer tells whether somebody else
 * has that number. One that stays as it was is not counted. Throws RATE_LIMITED and UNAVAILABLE.
 */
export async function countIdentityProbe(
  actor: Actor,
  { identification, typeIdentificationId }: UpdateOwnUserInput,
  ip: string | null,
): Promise<void> {
  if (identification == null && typeIdentificationId == null) return;
  const own = await getOwnUser(actor);
  const sameNumber = identification == null || identification === own.identification;
  const sameType = typeIdentificationId == null || typeIdentificationId === own.documentTypeId;
  if (!(sameNumber && sameType)) await countAttempt('identification', { address: own.id, ip });
}
