import { and, eq } from 'drizzle-orm';
import { talentPhotos, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { PHOTO } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { auditAgency, keptBy } from '../kept-talents';
import { mayKeepTalents } from '../policy';
import { followPortrait } from './follow-portrait';
import { followVisibility } from './follow-visibility';
import { type PhotoIdInput, photoIdInput } from './review/inputs';

/**
 * Takes a photo out of a profile (84): nobody is shown it any more, and the portrait before it stands again.
 * Throws NOT_FOUND, alike for another's, CONFLICT for one that is archived, UNAUTHENTICATED, FORBIDDEN.
 */
export async function archivePhoto(actor: Actor, input: PhotoIdInput): Promise<void> {
  const keeper = mayKeepTalents(actor);
  const { id } = parseInput(photoIdInput, input);
  await transact(async (tx) => {
    const [found] = await tx
      .select({ photo: talentPhotos })
      .from(talentPhotos)
      .innerJoin(talents, eq(talents.id, talentPhotos.talentId))
      .where(and(eq(talentPhotos.id, id), keptBy(keeper)))
      .for('update', { of: talentPhotos });
    if (!found) throw notFound('errors.photo.notFound');
    const { talentId, stateId } = found.photo;
    if (stateId === PHOTO.ARCHIVED) throw conflict('errors.photo.moved');
    await tx
      .update(talentPhotos)
      .set({ stateId: PHOTO.ARCHIVED, leasedBy: null, leasedUntil: null, updatedAt: currentTime() })
      .where(eq(talentPhotos.id, id));
    await followPortrait(tx, [talentId]);
    await followVisibility(tx, [talentId]);
    await recordAudit(
      tx,
      actor,
      'photo.archive',
      { id, agencyId: auditAgency(keeper) },
      { from: stateId, to: PHOTO.ARCHIVED, detail: { talentId } },
    );
  });
}
