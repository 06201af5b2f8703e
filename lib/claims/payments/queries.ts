import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import {
  banks,
  claimPayments,
  claims,
  files,
  paymentReceipts,
  payoutBatches,
  payoutItems,
  users,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { groupBy } from '@/lib/core/group-by';
import { isUuid } from '@/lib/core/ids';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { fullNameOrNull } from '@/lib/platform/full-name';
import { maySeeOfPayer, type Payer } from '../policy';
import type { Claim } from '../queries';

/**
 * Reads a claim that a payer may look at: an agency its own, also those that the platform pays. Throws NOT_FOUND. The
 * caller has asked the policy.
 */
export async function getPayableClaim(payer: Payer, id: string): Promise<Claim> {
  const mine: SQL =
    payer.kind === 'PLATFORM' ? eq(claims.thirdParty, true) : eq(claims.agencyId, payer.agencyId);
  const [row] = isUuid(id)
    ? await database()
        .select()
        .from(claims)
        .where(and(eq(claims.id, id), mine))
    : [];
  if (!row) throw notFound('errors.claim.notFound');
  return row;
}

/** All payments of a claim of the own agency, the first made first. Throws UNAUTHENTICATED, FORBIDDEN. One statement. */
export const listClaimPayments = async (actor: Actor, claimId: string): Promise<ListedPayment[]> =>
  (await findClaimPayments(actor, [claimId])).get(claimId) ?? [];

/**
 * Finds the payments of claims of the own agency, for the administrator of those that the platform pays, by claim, the
 * first made first. Throws UNAUTHENTICATED, FORBIDDEN. One statement.
 */
export async function findClaimPayments(
  actor: Actor,
  claimIds: readonly string[],
): Promise<Map<string, ListedPayment[]>> {
  const payer = maySeeOfPayer(actor);
  const ofPlatform = database().select({ id: claims.id }).from(claims).where(eq(claims.thirdParty, true));
  const mine =
    payer.kind === 'PLATFORM'
      ? inArray(claimPayments.claimId, ofPlatform)
      : eq(claimPayments.agencyId, payer.agencyId);
  const rows = await selectPayments(and(anyOf(claimPayments.claimId, claimIds), mine));
  return groupBy(
    rows,
    ({ claimId }) => claimId,
    (payment) => payment,
  );
}

/** Payments with what is shown of them. The caller decides which, and who may see them. */
export const selectPayments = (where: SQL | undefined) =>
  database()
    .select({
      id: claimPayments.id,
      claimId: claimPayments.claimId,
      state: claimPayments.state,
      amount: claimPayments.amount,
      currencyCode: claimPayments.currencyCode,
      paidOn: claimPayments.paidOn,
      reference: claimPayments.reference,
      reason: claimPayments.reason,
      bank: banks.name,
      accountLastDigits: claimPayments.accountLastDigits,
      proofFileId: claimPayments.proofFileId,
      receiptFileId: paymentReceipts.pdfFileId,
      proofName: files.name,
      batchId: payoutBatches.id,
      batchNumber: payoutBatches.number,
      createdName: fullNameOrNull(users),
      decidedAt: claimPayments.decidedAt,
    })
    .from(claimPayments)
    .innerJoin(banks, eq(banks.id, claimPayments.bankId))
    .leftJoin(paymentReceipts, eq(paymentReceipts.paymentId, claimPayments.id))
    .leftJoin(files, eq(files.id, claimPayments.proofFileId))
    .leftJoin(users, eq(users.id, claimPayments.createdBy))
    .leftJoin(payoutItems, eq(payoutItems.id, claimPayments.payoutItemId))
    .leftJoin(payoutBatches, eq(payoutBatches.id, payoutItems.batchId))
    .where(where)
    .orderBy(asc(claimPayments.createdAt), asc(claimPayments.id));

export type ListedPayment = Awaited<ReturnType<typeof selectPayments>>[number];
