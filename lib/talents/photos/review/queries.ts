import { and, count, desc, eq, gt, isNull, min, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { photoDecisions, photoRejectReasons, talentPhotos, talents, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { PHOTO } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { mayReviewTalents } from '../../policy';
import { mayBePublished } from '../../shown';

/** The queue of photos in figures. */
export type PhotoQueue = {
  readonly pending: number;
  readonly oldestAt: Date | null;
  /** Of these, what other reviewers have taken. */
  readonly takenByOthers: number;
};

/** How much waits for review. Throws UNAUTHENTICATED, FORBIDDEN. One statement. */
export async function readPhotoQueue(actor: Actor): Promise<PhotoQueue> {
  const { userId } = mayReviewTalents(actor);
  const taken = and(gt(talentPhotos.leasedUntil, currentTime()), ne(talentPhotos.leasedBy, userId));
  const [row] = await database()
    .select({
      pending: count(),
      oldestAt: min(talentPhotos.createdAt),
      takenByOthers: sql<number>`(count(*) filter (where ${taken}))::int`,
    })
    .from(talentPhotos)
    .innerJoin(talents, eq(talents.id, talentPhotos.talentId))
    .where(and(eq(talentPhotos.stateId, PHOTO.PENDING), mayBePublished()));
  return row ?? { pending: 0, oldestAt: null, takenByOthers: 0 };
}

const decision = {
  id: photoDecisions.id,
  photoId: photoDecisions.photoId,
  talentId: photoDecisions.talentId,
  fileId: talentPhotos.fileId,
  type: talentPhotos.type,
  fromStateId: photoDecisions.fromStateId,
  toStateId: photoDecisions.toStateId,
  reason: photoRejectReasons.text,
  reviewerId: photoDecisions.reviewerId,
  reviewerName: sql<string>`${users.name} || ' ' || ${users.lastname}`,
  talentName: sql<string>`${talents.name} || ' ' || ${talents.lastname}`,
  createdAt: photoDecisions.createdAt,
  undoneAt: photoDecisions.undoneAt,
};

const decisions = () =>
  database()
    .select(decision)
    .from(photoDecisions)
    .innerJoin(talentPhotos, eq(talentPhotos.id, photoDecisions.photoId))
    .innerJoin(talents, eq(talents.id, photoDecisions.talentId))
    .innerJoin(users, eq(users.id, photoDecisions.reviewerId))
    .leftJoin(photoRejectReasons, eq(photoRejectReasons.id, photoDecisions.rejectReasonId))
    .$dynamic();

export type PhotoDecision = Awaited<ReturnType<typeof decisions>>[number];

type HistoryFilter = {
  readonly talentId?: string;
  readonly photoId?: string;
  /** Only what the reviewer itself decided. */
  readonly own?: boolean;
};

/** A page of what was decided, newest first, undone ones included. Throws UNAUTHENTICATED, FORBIDDEN. One statement. */
export async function listPhotoDecisions(
  actor: Actor,
  { talentId, photoId, own, after, limit = 50 }: HistoryFilter & Pick<ListPage, 'after' | 'limit'> = {},
): Promise<PhotoDecision[]> {
  const { userId } = mayReviewTalents(actor);
  const beyond: SQL | undefined = after
    ? sql`(${photoDecisions.createdAt}, ${photoDecisions.id}) <
        (select created_at, id from photo_decisions where id = ${after})`
    : undefined;
  return decisions()
    .where(
      and(
        talentId ? eq(photoDecisions.talentId, talentId) : undefined,
        photoId ? eq(photoDecisions.photoId, photoId) : undefined,
        own ? eq(photoDecisions.reviewerId, userId) : undefined,
        beyond,
      ),
    )
    .orderBy(desc(photoDecisions.createdAt), desc(photoDecisions.id))
    .limit(Math.min(limit, 100));
}

/** Finds, for the message to their talent, those of some decisions that still hold. */
export async function findStandingDecisions(tx: Tx, ids: readonly string[]) {
  return tx
    .select({
      photoId: photoDecisions.photoId,
      type: talentPhotos.type,
      toStateId: photoDecisions.toStateId,
      reasonId: photoDecisions.rejectReasonId,
      reason: photoRejectReasons.text,
    })
    .from(photoDecisions)
    .innerJoin(talentPhotos, eq(talentPhotos.id, photoDecisions.photoId))
    .leftJoin(photoRejectReasons, eq(photoRejectReasons.id, photoDecisions.rejectReasonId))
    .where(
      and(
        anyOf(photoDecisions.id, ids),
        isNull(photoDecisions.undoneAt),
        eq(talentPhotos.stateId, photoDecisions.toStateId),
      ),
    )
    .orderBy(photoDecisions.createdAt);
}
