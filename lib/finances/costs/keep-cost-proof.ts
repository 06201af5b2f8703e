import { eq } from 'drizzle-orm';
import { eventCosts } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { deleteFile } from '@/lib/storage/change-file';
import { inspectPaper } from '@/lib/storage/inspect-paper';
import { type FileRow, storeBytes } from '@/lib/storage/put-file';
import { insertUpload } from '@/lib/storage/quota';
import { COST_PROOF } from '../file-kinds';
import { mayKeepFinances } from '../policy';
import { lockTypedCost } from './change-costs';

type Proof = { readonly costId: string; readonly name: string; readonly bytes: Buffer };

/**
 * Keeps the bill or receipt of a cost, encrypted, in place of the one before. Throws INVALID (`upload.…`), FORBIDDEN,
 * UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED, and CONFLICT for a cost that was voided or where there is no room.
 */
export async function keepCostProof(
  actor: Actor,
  { costId, name, bytes }: Proof,
): Promise<Pick<FileRow, 'id' | 'name' | 'size'>> {
  const { agencyId, userId } = mayKeepFinances(actor);
  if (!isUuid(costId)) throw notFound('errors.cost.notFound');
  const { eventId } = await transact((tx) => lockTypedCost(tx, agencyId, costId));
  const paper = await inspectPaper(name, bytes);
  const stored = await storeBytes({
    kind: COST_PROOF,
    agencyId,
    eventId,
    ownerId: userId,
    ...paper,
  });
  return transact(async (tx) => {
    const cost = await lockTypedCost(tx, agencyId, costId);
    const file = await insertUpload(tx, stored, [COST_PROOF]);
    if (cost.proofFileId) await deleteFile(tx, cost.proofFileId);
    await tx
      .update(eventCosts)
      .set({ proofFileId: file.id, updatedAt: currentTime() })
      .where(eq(eventCosts.id, costId));
    await recordAudit(tx, actor, 'event-cost.prove', cost, { detail: { eventId, fileId: file.id } });
    return { id: file.id, name: file.name, size: file.size };
  });
}
