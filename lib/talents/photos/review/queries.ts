import { and, count, eq, gt, isNull, min, ne, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { photoDecisions, photoRejectReasons, talentPhotos, talents, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { PHOTO } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { keyset, noEdge } from '@/lib/platform/keyset';
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
  reviewerName: fullNameOf(users),
  talentName: fullNameOf(talents),
  createdAt: photoDecisions.createdAt,
  undoneAt: photoDecisions.undoneAt,
  /** It is the last one that stands, and the photo is as it left it. */
  holds: sql<boolean>`${photoDecisions.undoneAt} is null
    and ${talentPhotos.stateId} = ${photoDecisions.toStateId}
    and not exists (select 1 from ${photoDecisions} later where later.photo_id = ${photoDecisions.photoId}
      and later.undone_at is null and (later.created_at, later.id) > (${photoDecisions.createdAt}, ${photoDecisions.id}))`,
};

const decisions = (edge = noEdge) =>
  database()
    .select({ ...decision, edge })
    .from(photoDecisions)
    .innerJoin(talentPhotos, eq(talentPhotos.id, photoDecisions.photoId))
    .innerJoin(talents, eq(talents.id, photoDecisions.talentId))
    .innerJoin(users, eq(users.id, photoDecisions.reviewerId))
    .leftJoin(photoRejectReasons, eq(photoRejectReasons.id, photoDecisions.rejectReasonId))
    .$dynamic();

export type PhotoDecision = Omit<Awaited<ReturnType<typeof decisions>>[number], 'edge'> & {
  /** Whoever reads may take it back. */
  readonly mayUndo: boolean;
};

export type HistoryFilter = {
  readonly talentId?: string;
  readonly photoId?: string;
  /** Only what the reviewer itself decided. */
  readonly own?: boolean;
};

/** A page of what was decided, newest first, undone ones included. Throws UNAUTHENTICATED, FORBIDDEN. One statement. */
export async function listPhotoDecisions(
  actor: Actor,
  { talentId, photoId, own, after, before, edges, limit = 50 }: HistoryFilter & ListPage = {},
): Promise<PhotoDecision[]> {
  const { userId } = mayReviewTalents(actor);
  const page = keyset(
    [sql`${photoDecisions.createdAt}`, sql`${photoDecisions.id}`],
    { descending: true, limit, after, before, edges },
    (keys, id) => sql`select ${keys} from ${photoDecisions} where ${photoDecisions.id} = ${id}`,
  );
  const rows = await decisions(page.edge)
    .where(
      and(
        talentId ? eq(photoDecisions.talentId, talentId) : undefined,
        photoId ? eq(photoDecisions.photoId, photoId) : undefined,
        own ? eq(photoDecisions.reviewerId, userId) : undefined,
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows).map((row) => ({ ...row, mayUndo: row.holds && row.reviewerId === userId }));
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
