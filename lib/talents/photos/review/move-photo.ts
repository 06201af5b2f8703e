import { and, eq, sql } from 'drizzle-orm';
import { talentPhotos } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayReviewTalents } from '../../policy';
import { type MovePhotoInput, movePhotoInput } from './inputs';

/**
 * Moves a photo between book and gallery, to its end; its state stays. Throws INVALID for where it is already,
 * CONFLICT for a portrait, NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function movePhoto(actor: Actor, input: MovePhotoInput): Promise<void> {
  mayReviewTalents(actor);
  const { id, type } = parseInput(movePhotoInput, input);
  await transact(async (tx) => {
    const [photo] = await tx.select().from(talentPhotos).where(eq(talentPhotos.id, id)).for('update');
    if (!photo) throw notFound('errors.photo.notFound');
    if (photo.type === 'PROFILE') throw conflict('errors.photo.portraitStays');
    if (photo.type === type)
      throw new AppError('INVALID', 'errors.invalid', { type: 'validation.photo.sameType' });
    const last = sql`(select coalesce(max(position), -1) + 1 from talent_photos
      where talent_id = ${photo.talentId} and type = ${type})`;
    await tx
      .update(talentPhotos)
      .set({ type, position: last, updatedAt: currentTime() })
      .where(and(eq(talentPhotos.id, id), eq(talentPhotos.type, photo.type)));
    await recordAudit(
      tx,
      actor,
      'photo.move',
      { id, agencyId: null },
      { from: photo.type, to: type, detail: { talentId: photo.talentId } },
    );
  });
}
