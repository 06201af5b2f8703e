import { and, eq, type SQL } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { claimPayments, claims } from '@/db/schema';
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
import { CLAIM_PAYMENT_PROOF } from '../../file-kinds';
import { mayPayClaims, type Payer } from '../../policy';

type Given = { readonly paymentId: string; readonly name: string; readonly bytes: Buffer };

/**
 * Keeps the bank's proof of a payment of a claim that stands, encrypted, in place of the one before; its talent opens it
 * too. Throws INVALID (`upload.…`), UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED, and CONFLICT for a payment that
 * was taken back or where there is no room.
 */
export async function keepClaimProof(
  actor: Actor,
  { paymentId, name, bytes }: Given,
): Promise<Pick<FileRow, 'id' | 'name' | 'size'>> {
  const payer = mayPayClaims(actor);
  if (!isUuid(paymentId)) throw notFound('errors.payment.notFound');
  const { claim } = await transact((tx) => lockStanding(tx, payer, paymentId));
  const paper = await inspectPaper(name, bytes);
  const { agencyId, eventId, talentId } = claim;
  const stored = await storeBytes({
    kind: CLAIM_PAYMENT_PROOF,
    ...{ agencyId, eventId, talentId },
    ownerId: payer.userId,
    ...paper,
  });
  return transact(async (tx) => {
    const { payment } = await lockStanding(tx, payer, paymentId);
    const file = await insertUpload(tx, stored, [CLAIM_PAYMENT_PROOF]);
    if (payment.proofFileId) await deleteFile(tx, payment.proofFileId);
    await tx
      .update(claimPayments)
      .set({ proofFileId: file.id, updatedAt: currentTime() })
      .where(eq(claimPayments.id, paymentId));
    await recordAudit(tx, actor, 'claim.prove', claim, { detail: { eventId, paymentId, fileId: file.id } });
    return { id: file.id, name: file.name, size: file.size };
  });
}

async function lockStanding(tx: Tx, payer: Payer, paymentId: string) {
  const mine: SQL | undefined =
    payer.kind === 'PLATFORM' ? undefined : eq(claimPayments.agencyId, payer.agencyId);
  const [row] = await tx
    .select({ payment: claimPayments, claim: claims })
    .from(claimPayments)
    .innerJoin(claims, eq(claims.id, claimPayments.claimId))
    .where(and(eq(claimPayments.id, paymentId), eq(claimPayments.payerKind, payer.kind), mine))
    .for('update', { of: claimPayments });
  if (!row) throw notFound('errors.payment.notFound');
  if (row.payment.state !== 'PAID') throw conflict('errors.claim.proofUndone');
  return row;
}
