import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { thirdPartyPayouts } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { deleteFile } from '@/lib/storage/change-file';
import { inspectPaper } from '@/lib/storage/inspect-paper';
import { type FileRow, storeBytes } from '@/lib/storage/put-file';
import { insertUpload } from '@/lib/storage/quota';
import { AGENCY_PAYOUT_PROOF } from '../file-kinds';
import { mayCollectForOthers } from '../policy';
import type { Payout } from './pay-out';

type Given = { readonly payoutId: string; readonly name: string; readonly bytes: Buffer };

/**
 * Keeps the bank's proof of what the platform paid to an agency, encrypted, in place of the one before; the agency opens
 * it too. Throws INVALID (`upload.…`), UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT for a payment that was undone.
 */
export async function keepPayoutProof(
  actor: Actor,
  { payoutId, name, bytes }: Given,
): Promise<Pick<FileRow, 'id' | 'name' | 'size'>> {
  const { userId } = mayCollectForOthers(actor);
  if (!isUuid(payoutId)) throw notFound('errors.payment.notFound');
  const { agencyId, eventId } = await transact((tx) => lockPaid(tx, payoutId));
  const paper = await inspectPaper(name, bytes);
  const stored = await storeBytes({
    kind: AGENCY_PAYOUT_PROOF,
    ...{ agencyId, eventId },
    ownerId: userId,
    ...paper,
  });
  return transact(async (tx) => {
    const payout = await lockPaid(tx, payoutId);
    const file = await insertUpload(tx, stored, [AGENCY_PAYOUT_PROOF]);
    if (payout.proofFileId) await deleteFile(tx, payout.proofFileId);
    await tx
      .update(thirdPartyPayouts)
      .set({ proofFileId: file.id, updatedAt: currentTime() })
      .where(eq(thirdPartyPayouts.id, payoutId));
    await recordAudit(tx, actor, 'payout.prove', payout, { detail: { eventId, fileId: file.id } });
    return { id: file.id, name: file.name, size: file.size };
  });
}

async function lockPaid(tx: Tx, id: string): Promise<Payout> {
  const [row] = await tx.select().from(thirdPartyPayouts).where(eq(thirdPartyPayouts.id, id)).for('update');
  if (!row) throw notFound('errors.payment.notFound');
  if (row.state !== 'PAID') throw conflict('errors.payment.undone');
  return row;
}
