import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { findPayAccount } from '../accounts/pay-account';
import { mayPayInPerson } from '../policy';
import type { Claim } from '../queries';
import { leftOf } from '../rules';
import { checkDay } from './check-day';
import { checkSecondPerson } from './check-second-person';
import { type PayClaimInput, payClaimInput, type UnpayClaimInput, unpayClaimInput } from './inputs';
import { keepPayments } from './keep-payments';
import { getPayableClaim } from './queries';
import { findStanding, takeBack } from './take-back';

/**
 * Marks an approved claim as paid by hand, whole or in part, on a day not after today, in Bogotá, and tells the talent.
 * Claims that the platform pays are not the agency's to mark, nor those in an open batch. Throws INVALID,
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT when it is not approved, more than is left would be paid, or
 * whoever approved it may not pay it, also above the payer's amount.
 */
export async function payClaim(actor: Actor, input: PayClaimInput): Promise<Claim> {
  const payer = mayPayInPerson(actor);
  const { id, paidOn, reference, amount = null, paidBefore } = parseInput(payClaimInput, input);
  const claim = await getPayableClaim(payer, id);
  checkDay(paidOn, claim.date, currentTime());
  if (payer.kind === 'AGENCY' && claim.thirdParty) throw conflict('errors.claim.platformPays');
  return transact(async (tx) => {
    const account = await findPayAccount(tx, claim);
    await checkSecondPerson(tx, payer, claim, amount ?? leftOf(claim));
    const made = { claimId: id, amount, paidBefore, account };
    const done = { paidOn, reference: reference || null };
    const [kept] = await keepPayments(tx, actor, payer, [made], done);
    if (!kept) throw new Error('the payment was not kept');
    return kept.claim;
  });
}

/**
 * Takes back all payments of a claim that stand, with a reason; their rows keep what was marked. Throws as `payClaim`.
 */
export async function unpayClaim(actor: Actor, input: UnpayClaimInput): Promise<Claim> {
  const payer = mayPayInPerson(actor);
  const { id, reason } = parseInput(unpayClaimInput, input);
  const claim = await getPayableClaim(payer, id);
  return transact(async (tx) => {
    const standing = await findStanding(tx, payer, claim);
    let row: Claim | null = null;
    for (const payment of standing)
      row = await takeBack(tx, actor, payer, { payment, state: 'REVERSED', reason });
    if (!row) throw conflict('errors.claim.unpay');
    return row;
  });
}
