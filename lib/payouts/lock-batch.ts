import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '@/db/client';
import { payoutBatches, payoutItems } from '@/db/schema';
import type { Payer } from '@/lib/claims/policy';
import { conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { type BatchMove, mayMoveBatch } from './rules';

export type Batch = typeof payoutBatches.$inferSelect;
export type BatchItem = typeof payoutItems.$inferSelect;

const PLATFORM = '00000000-0000-0000-0000-000000000000';

/** Of a table of payers' rows: those of one, as its indexes are on them. */
export const paidFor = (agencyId: AnyPgColumn, payer: Payer): SQL =>
  sql`coalesce(${agencyId}, ${sql.raw(`'${PLATFORM}'`)}::uuid) = ${payer.agencyId ?? PLATFORM}`;

/** Of batches: those of a payer. */
export const ofPayer = (payer: Payer): SQL => paidFor(payoutBatches.agencyId, payer);

/**
 * Locks a batch of a payer until the transaction ends: whatever happens to it at once happens one after the other.
 * Throws NOT_FOUND, alike for another payer's, and CONFLICT where its state does not allow the move.
 */
export async function lockBatch(tx: Tx, payer: Payer, id: string, move?: BatchMove): Promise<Batch> {
  const [batch] = isUuid(id)
    ? await tx
        .select()
        .from(payoutBatches)
        .where(and(eq(payoutBatches.id, id), ofPayer(payer)))
        .for('update')
    : [];
  if (!batch) throw notFound('errors.payout.notFound');
  if (move && !mayMoveBatch(batch.state, move)) throw conflict(`errors.payout.${move}`);
  return batch;
}

/** The items of a batch that the caller holds, in the order in which their claims are locked. */
export const itemsOf = (tx: Tx, batchId: string): Promise<BatchItem[]> =>
  tx.select().from(payoutItems).where(eq(payoutItems.batchId, batchId)).orderBy(asc(payoutItems.claimId));
