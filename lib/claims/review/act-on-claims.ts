import { and, eq } from 'drizzle-orm';
import { claims } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { eachByItself, type Outcome, onceKnown } from '@/lib/platform/each-by-itself';
import { parseInput } from '@/lib/platform/parse-input';
import { readTaxTable } from '@/lib/taxes/rates/queries';
import { mayApproveClaims, mayReviewClaims } from '../policy';
import type { Claim } from '../queries';
import { approveByTaxes } from './approve-claim';
import { type ClaimsInput, claimsInput, type ReturnClaimsInput, returnClaimsInput } from './inputs';
import { reopenClaim } from './reopen-claim';
import { returnClaim } from './return-claim';

export type ClaimOutcome = Outcome<Claim>;

/**
 * Approves several claims, each by itself: one that cannot be approved stops no other. Answers in the order of the ids.
 * Throws INVALID, UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND, before any is approved, when one is not the agency's.
 */
export async function approveClaims(actor: Actor, input: ClaimsInput): Promise<ClaimOutcome[]> {
  const { ids } = await ownClaims(mayApproveClaims(actor), parseInput(claimsInput, input));
  const taxes = await readTaxTable();
  return eachByItself(ids, (id) => approveByTaxes(actor, id, taxes));
}

/** Returns several claims for the same reason, each as `returnClaim` does. Throws as `approveClaims`. */
export async function returnClaims(actor: Actor, input: ReturnClaimsInput): Promise<ClaimOutcome[]> {
  const { ids, reason } = await ownClaims(mayReviewClaims(actor), parseInput(returnClaimsInput, input));
  return eachByItself(ids, (id) => returnClaim(actor, { id, reason }));
}

/** Takes what was decided on several claims back, each as `reopenClaim` does. Throws as `approveClaims`. */
export async function reopenClaims(actor: Actor, input: ClaimsInput): Promise<ClaimOutcome[]> {
  const { ids } = await ownClaims(mayApproveClaims(actor), parseInput(claimsInput, input));
  return eachByItself(ids, (id) => reopenClaim(actor, id));
}

/** The same input, once all its claims are known to be the agency's. */
function ownClaims<T extends { readonly ids: readonly string[] }>(
  { agencyId }: AgencyActor,
  input: T,
): Promise<T> {
  const own = and(eq(claims.agencyId, agencyId), anyOf(claims.id, input.ids));
  return onceKnown(input, database().$count(claims, own), 'errors.claim.notFound');
}
