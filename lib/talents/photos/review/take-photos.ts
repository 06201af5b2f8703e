import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { files, talentPhotos, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { PHOTO } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayReviewTalents } from '../../policy';
import { mayBePublished } from '../../shown';
import { type TakePhotosInput, takePhotosInput } from './inputs';
import { LEASE_MS } from './rules';

const USUAL = 10;
const repeated = alias(talentPhotos, 'repeated');

const columns = {
  id: talentPhotos.id,
  fileId: talentPhotos.fileId,
  type: talentPhotos.type,
  stateId: talentPhotos.stateId,
  createdAt: talentPhotos.createdAt,
  placeholder: talentPhotos.placeholder,
  width: files.width,
  height: files.height,
  talentId: talents.id,
  name: talents.name,
  lastname: talents.lastname,
  gender: talents.gender,
  birthdate: talents.birthdate,
  /** The file of the photo that it seems to repeat, proposed as 'Foto repetida.'. */
  repeatsFileId: repeated.fileId,
  leasedUntil: talentPhotos.leasedUntil,
};

/**
 * Gives a reviewer the next pending photos of all talents, oldest first, for five minutes: nobody else is offered them
 * meanwhile, and asking again keeps those it has. Photos of whom nobody may be shown wait. Throws INVALID,
 * UNAUTHENTICATED, FORBIDDEN. Three statements.
 */
export async function takePhotos(actor: Actor, input: TakePhotosInput = {}) {
  const { userId } = mayReviewTalents(actor);
  const { limit = USUAL } = parseInput(takePhotosInput, input);
  return transact(async (tx) => {
    const now = currentTime();
    const next = await tx
      .select({ id: talentPhotos.id })
      .from(talentPhotos)
      .innerJoin(talents, eq(talents.id, talentPhotos.talentId))
      .where(
        and(
          eq(talentPhotos.stateId, PHOTO.PENDING),
          or(
            isNull(talentPhotos.leasedUntil),
            lte(talentPhotos.leasedUntil, now),
            eq(talentPhotos.leasedBy, userId),
          ),
          mayBePublished(),
        ),
      )
      .orderBy(asc(talentPhotos.createdAt), asc(talentPhotos.id))
      .limit(limit)
      .for('update', { of: talentPhotos, skipLocked: true });
    if (next.length === 0) return [];
    const ids = next.map(({ id }) => id);
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    await tx.update(talentPhotos).set({ leasedBy: userId, leasedUntil }).where(inArray(talentPhotos.id, ids));
    return tx
      .select(columns)
      .from(talentPhotos)
      .innerJoin(talents, eq(talents.id, talentPhotos.talentId))
      .innerJoin(files, eq(files.id, talentPhotos.fileId))
      .leftJoin(repeated, eq(repeated.id, talentPhotos.repeatsPhotoId))
      .where(inArray(talentPhotos.id, ids))
      .orderBy(asc(talentPhotos.createdAt), asc(talentPhotos.id));
  });
}

export type QueuedPhoto = Awaited<ReturnType<typeof takePhotos>>[number];

/** Gives back what a reviewer took and did not decide, when it leaves the queue. Answers how many. */
export async function releasePhotos(actor: Actor): Promise<number> {
  const { userId } = mayReviewTalents(actor);
  return transact(async (tx) => {
    const freed = await tx
      .update(talentPhotos)
      .set({ leasedBy: null, leasedUntil: null })
      .where(eq(talentPhotos.leasedBy, userId))
      .returning({ id: talentPhotos.id });
    return freed.length;
  });
}
