import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { findPublicProfile, type PublicProfile } from '@/lib/talents/public-profile';
import { pageOfTalents } from '@/lib/talents/queries';
import { getConvocatory } from '../queries';

/**
 * A talent of the pool as who calls looks at it. Throws NOT_FOUND for a call of another agency and for a talent that the
 * agency may not call.
 */
export async function getCandidate(
  actor: Actor,
  convocatoryId: string,
  talentId: string,
): Promise<PublicProfile> {
  await getConvocatory(actor, convocatoryId);
  const [found] = await pageOfTalents(actor, { ids: [talentId], limit: 1 });
  const profile = found && (await findPublicProfile(talentId));
  if (!profile) throw notFound('errors.talent.notFound');
  return profile;
}
