import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { photoDecisions, photoRejectReasons, talentPhotos, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { PHOTO } from '@/lib/core/states';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayReviewTalents } from '../../policy';
import { mayBePublished } from '../../shown';
import { followPortrait } from '../follow-portrait';
import { followVisibility } from '../follow-visibility';
import { type DecidePhotosInput, decidePhotosInput } from './inputs';
import { tellReview } from './jobs';
import { NO_OBSERVATION, TOLD_AFTER_MS, VERDICT_ACT, VERDICT_STATE, whyNotDecide } from './rules';

/** What became of a verdict on several photos. */
export type Verdicts = {
  readonly decided: readonly string[];
  /** Those that somebody else decided or has taken, or that are not there, each with the key of a message. */
  readonly refused: readonly { readonly id: string; readonly why: string }[];
};

/**
 * Approves photos (82, 'Ninguna') or rejects them for one of the six reasons (83): of any number of reviewers at once,
 * one decides each. What is approved is published, and the talent is told ten minutes after the last decision. Throws
 * INVALID, UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND when none of them is there; what cannot be decided is answered,
 * photo by photo.
 */
export async function decidePhotos(actor: Actor, input: DecidePhotosInput): Promise<Verdicts> {
  const { userId } = mayReviewTalents(actor);
  const { ids, verdict, reasonId, seen = PHOTO.PENDING } = parseInput(decidePhotosInput, input);
  const stateId = VERDICT_STATE[verdict];
  return transact(async (tx) => {
    const now = currentTime();
    const rejectReasonId = verdict === 'REJECT' ? (reasonId ?? null) : null;
    const observation = rejectReasonId === null ? NO_OBSERVATION : await findReason(tx, rejectReasonId);
    const photos = await lockPhotos(tx, ids);
    if (photos.length === 0) throw notFound('errors.photo.notFound');
    const found = new Map(photos.map((photo) => [photo.id, photo]));
    const decision = { verdict, seen, reviewerId: userId, now };
    const judged = [...new Set(ids)].map((id) => {
      const photo = found.get(id);
      return { id, photo, why: photo ? whyNotDecide(photo, decision) : 'errors.photo.notFound' };
    });
    const taken = judged.flatMap(({ photo, why }) => (photo && !why ? [photo] : []));
    const refused = judged.flatMap(({ id, why }) => (why ? [{ id, why }] : []));
    if (taken.length === 0) return { decided: [], refused };
    const decided = taken.map(({ id }) => id);
    await tx
      .update(talentPhotos)
      .set({
        stateId,
        observation,
        rejectReasonId,
        reviewedBy: userId,
        reviewedAt: now,
        leasedBy: null,
        leasedUntil: null,
        updatedAt: now,
      })
      .where(inArray(talentPhotos.id, decided));
    await tx.insert(photoDecisions).values(
      taken.map(({ id, talentId }) => ({
        photoId: id,
        talentId,
        reviewerId: userId,
        fromStateId: seen,
        toStateId: stateId,
        rejectReasonId,
      })),
    );
    await followDecisions(tx, taken);
    await recordAudits(
      tx,
      actor,
      VERDICT_ACT[verdict],
      taken.map(({ id, talentId }) => ({
        id,
        agencyId: null,
        from: seen,
        to: stateId,
        detail: { talentId, ...(rejectReasonId ? { reasonId: rejectReasonId } : {}) },
      })),
    );
    return { decided, refused };
  });
}

/** The same of one photo. Throws also CONFLICT when it cannot be decided, and NOT_FOUND. */
export async function decidePhoto(
  actor: Actor,
  { id, ...decision }: Omit<DecidePhotosInput, 'ids'> & { readonly id: string },
): Promise<void> {
  const { refused } = await decidePhotos(actor, { ...decision, ids: [id] });
  const [first] = refused;
  if (first) throw first.why === 'errors.photo.notFound' ? notFound(first.why) : conflict(first.why);
}

/** Locked in the order of their ids, so that two batches never wait for one another. */
const lockPhotos = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({
      id: talentPhotos.id,
      talentId: talentPhotos.talentId,
      fileId: talentPhotos.fileId,
      stateId: talentPhotos.stateId,
      leasedBy: talentPhotos.leasedBy,
      leasedUntil: talentPhotos.leasedUntil,
      isPublishable: sql<boolean>`${mayBePublished()}`,
    })
    .from(talentPhotos)
    .innerJoin(talents, eq(talents.id, talentPhotos.talentId))
    .where(inArray(talentPhotos.id, [...ids]))
    .orderBy(asc(talentPhotos.id))
    .for('update', { of: talentPhotos });

async function findReason(tx: Tx, id: number): Promise<string> {
  const [row] = await tx
    .select({ text: photoRejectReasons.text })
    .from(photoRejectReasons)
    .where(eq(photoRejectReasons.id, id));
  if (!row) throw new AppError('INVALID', 'errors.invalid', { reasonId: 'validation.option' });
  return row.text;
}

type Decided = { readonly talentId: string };

/**
 * What follows from new states of photos: a portrait's talent shows it, files are published or taken back, and the
 * talents are told later. Called in the transaction that changed them.
 */
export async function followDecisions(tx: Tx, photos: readonly Decided[]): Promise<void> {
  const talentIds = [...new Set(photos.map(({ talentId }) => talentId))];
  await followPortrait(tx, talentIds);
  await followVisibility(tx, talentIds);
  const runAt = new Date(currentTime().getTime() + TOLD_AFTER_MS);
  for (const talentId of talentIds) {
    await enqueue(tx, tellReview, { talentId }, { key: `talents.tell-review:${talentId}`, runAt });
  }
}
