import type { Tx } from '@/db/client';
import { conflict } from '@/lib/core/errors';
import type { Payer } from '../policy';
import type { Claim } from '../queries';
import { FOUR_EYES_CURRENCY } from '../review/rules';
import { sumOfDay } from '../review/sum-of-day';
import { secondApprovalOver } from './second-approval';

/**
 * A payment by hand follows the rule of batches: above the payer's amount, with what the person paid and approved today,
 * somebody else than the payer has approved the claim. Of the platform nobody has, so it pays such a claim by a batch.
 * Throws CONFLICT.
 */
export async function checkSecondPerson(tx: Tx, payer: Payer, claim: Claim, amount: number): Promise<void> {
  const over = await secondApprovalOver(tx, payer);
  if (over === null) return;
  const today = await sumOfDay(tx, payer);
  if (claim.currencyCode === FOUR_EYES_CURRENCY && amount + today <= over) return;
  const approvers = payer.kind === 'AGENCY' ? [claim.approvedBy, claim.firstApprovedBy] : [];
  if (approvers.some((id) => id !== null && id !== payer.userId)) return;
  throw conflict('errors.claim.handSecondPerson');
}
