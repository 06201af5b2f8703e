import { and, desc, eq, isNull } from 'drizzle-orm';
import { photoDecisions, photoRejectReasons, talentPhotos } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { PHOTO } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayReviewTalents } from '../../policy';
import { followDecisions } from './decide-photos';
import { type PhotoIdInput, photoIdInput } from './inputs';
import { LEASE_MS, NO_OBSERVATION } from './rules';

/**
 * Takes a reviewer's own last decision on a photo back: it is as before, and that reviewer's for five minutes. Throws
 * NOT_FOUND, CONFLICT when somebody has decided since or there is nothing of one's own to undo, UNAUTHENTICATED,
 * FORBIDDEN.
 */
export async function undoDecision(actor: Actor, input: PhotoIdInput): Promise<void> {
  const { userId } = mayReviewTalents(actor);
  const { id } = parseInput(photoIdInput, input);
  await transact(async (tx) => {
    const [photo] = await tx.select().from(talentPhotos).where(eq(talentPhotos.id, id)).for('update');
    if (!photo) throw notFound('errors.photo.notFound');
    const [last, before] = await tx
      .select({ decision: photoDecisions, reason: photoRejectReasons.text })
      .from(photoDecisions)
      .leftJoin(photoRejectReasons, eq(photoRejectReasons.id, photoDecisions.rejectReasonId))
      .where(and(eq(photoDecisions.photoId, id), isNull(photoDecisions.undoneAt)))
      .orderBy(desc(photoDecisions.createdAt), desc(photoDecisions.id))
      .limit(2);
    const isOwn = last?.decision.reviewerId === userId && last.decision.toStateId === photo.stateId;
    if (!last || !isOwn) throw conflict('errors.photo.notUndone');
    const now = currentTime();
    const stateId = last.decision.fromStateId;
    const isPending = stateId === PHOTO.PENDING;
    await tx
      .update(photoDecisions)
      .set({ undoneAt: now })
      .where(and(eq(photoDecisions.id, last.decision.id), isNull(photoDecisions.undoneAt)));
    await tx
      .update(talentPhotos)
      .set({
        stateId,
        observation: isPending ? null : (before?.reason ?? NO_OBSERVATION),
        rejectReasonId: stateId === PHOTO.REJECTED ? (before?.decision.rejectReasonId ?? null) : null,
        reviewedBy: isPending ? null : (before?.decision.reviewerId ?? null),
        reviewedAt: isPending ? null : (before?.decision.createdAt ?? null),
        leasedBy: isPending ? userId : null,
        leasedUntil: isPending ? new Date(now.getTime() + LEASE_MS) : null,
        updatedAt: now,
      })
      .where(eq(talentPhotos.id, id));
    await followDecisions(tx, [photo]);
    await recordAudit(
      tx,
      actor,
      'photo.undo',
      { id, agencyId: null },
      { from: photo.stateId, to: stateId, detail: { talentId: photo.talentId } },
    );
  });
}
