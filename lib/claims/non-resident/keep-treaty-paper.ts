import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { claims } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { deleteFile } from '@/lib/storage/change-file';
import { inspectPaper } from '@/lib/storage/inspect-paper';
import { type FileRow, storeBytes } from '@/lib/storage/put-file';
import { insertUpload } from '@/lib/storage/quota';
import { TREATY_PAPER } from '../file-kinds';
import { mayReviewClaims } from '../policy';

type Given = { readonly id: string; readonly name: string; readonly bytes: Buffer };

/**
 * Keeps the paper of a treaty by which less is withheld from a claim that waits for review, in place of the one before.
 * Throws INVALID (`upload.…`), UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED, and CONFLICT for one that does not wait
 * or where there is no room.
 */
export async function keepTreatyPaper(
  actor: Actor,
  { id, name, bytes }: Given,
): Promise<Pick<FileRow, 'id' | 'name' | 'size'>> {
  const { agencyId, userId } = mayReviewClaims(actor);
  if (!isUuid(id)) throw notFound('errors.claim.notFound');
  const { eventId, talentId } = await transact((tx) => lockWaiting(tx, agencyId, id));
  const paper = await inspectPaper(name, bytes);
  const stored = await storeBytes({
    kind: TREATY_PAPER,
    ...{ agencyId, eventId, talentId },
    ownerId: userId,
    ...paper,
  });
  return transact(async (tx) => {
    const claim = await lockWaiting(tx, agencyId, id);
    const file = await insertUpload(tx, stored, [TREATY_PAPER]);
    await tx.update(claims).set({ treatyFileId: file.id }).where(eq(claims.id, id));
    if (claim.treatyFileId) await deleteFile(tx, claim.treatyFileId);
    await recordAudit(tx, actor, 'claim.keep-treaty', claim, { detail: { eventId, fileId: file.id } });
    return { id: file.id, name: file.name, size: file.size };
  });
}

async function lockWaiting(tx: Tx, agencyId: string, id: string) {
  const [claim] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), eq(claims.agencyId, agencyId)))
    .for('no key update');
  if (!claim) throw notFound('errors.claim.notFound');
  if (claim.status !== 'SENT') throw conflict('errors.claim.approve');
  return claim;
}
