import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencyUsers, auditEntries, payoutBatches, users } from '@/db/schema';
import type { Payer } from '@/lib/claims/policy';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { USER } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import type { Batch } from './lock-batch';

/**
 * A batch whose file was downloaded may have been paid by the bank: two people say that it was not before its claims are
 * payable again. Keeps the first one's word and answers the batch as it stays; null when the second one, or one where
 * nobody else could, may go on. Throws CONFLICT for the first one's second try.
 */
export async function askSecondPerson(
  tx: Tx,
  actor: Actor,
  payer: Payer,
  batch: Batch,
  reason: string,
): Promise<Batch | null> {
  if (!(await wasDownloaded(tx, batch)) || !(await hasOthers(tx, payer))) return null;
  if (batch.cancelAskedBy === payer.userId) throw conflict('errors.payout.notProcessedTwice');
  if (batch.cancelAskedBy !== null) return null;
  const [row] = await tx
    .update(payoutBatches)
    .set({ cancelAskedBy: payer.userId, cancelAskedAt: currentTime(), reason })
    .where(eq(payoutBatches.id, batch.id))
    .returning();
  if (!row) throw new Error('The batch is gone');
  await recordAudit(tx, actor, 'payout-batch.not-processed', row, { detail: { number: row.number, reason } });
  return row;
}

const wasDownloaded = async (tx: Tx, batch: Batch): Promise<boolean> =>
  batch.fileId !== null &&
  (await tx.$count(
    auditEntries,
    and(
      eq(auditEntries.entity, 'payout-batch'),
      eq(auditEntries.entityId, batch.id),
      eq(auditEntries.action, 'download'),
      sql`${auditEntries.detail} ->> 'fileId' = ${batch.fileId}`,
    ),
  )) > 0;

/** Whether anybody else acts for the payer. */
async function hasOthers(tx: Tx, payer: Payer): Promise<boolean> {
  const active = and(eq(users.stateId, USER.ACTIVE), ne(users.id, payer.userId));
  if (payer.kind === 'PLATFORM') {
    return (await tx.$count(users, and(active, eq(users.isAdministrator, true)))) > 0;
  }
  const [other] = await tx
    .select({ id: users.id })
    .from(agencyUsers)
    .innerJoin(users, eq(users.id, agencyUsers.userId))
    .where(
      and(
        active,
        eq(agencyUsers.agencyId, payer.agencyId),
        isNull(agencyUsers.deactivatedAt),
        anyOf(agencyUsers.role, ['OWNER', 'FINANCE']),
      ),
    )
    .limit(1);
  return other !== undefined;
}
