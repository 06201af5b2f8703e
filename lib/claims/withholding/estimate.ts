import * as z from 'zod/mini';
import type { ClaimState } from '@/db/values/claims';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { readTaxTable } from '@/lib/taxes/rates/queries';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import { maySeeClaims, maySendClaim } from '../policy';
import { type ClaimBasis, findClaimBasis } from '../queries';
import { type Payable, withholdFrom } from './withhold';

const estimateInput = z.object({
  price: z.int('claim.notANumber').check(z.gt(0, 'claim.notPositive')),
  hiresWorkers: z.nullish(z.boolean()),
});
type EstimateInput = z.input<typeof estimateInput>;

/** What a talent claims, before it is a claim. */
export const payableOf = (
  { agency, event, talent, convocated, currencyCode }: ClaimBasis,
  { price, hiresWorkers }: EstimateInput,
): Payable => ({
  agencyId: agency.id,
  eventId: event.id,
  talentId: talent.id,
  convocatoryId: convocated.convocatoryId,
  hiresWorkers: hiresWorkers ?? null,
  nonResident: null,
  price,
  currencyCode,
  claimId: null,
});

/**
 * What would be withheld from a claim of that price, in minor units, were it approved today: what is approved before it,
 * and in which month it is, still changes it. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function estimateWithholding(actor: Actor, input: EstimateInput): Promise<PaymentWithholding> {
  const { convocatoryId, talentId } = maySendClaim(actor).subject;
  const claimed = parseInput(estimateInput, input);
  const [basis, taxes] = await Promise.all([
    findClaimBasis(database(), convocatoryId, talentId),
    readTaxTable(),
  ]);
  if (!basis) throw notFound('claim.notForTalent');
  return withholdFrom(database(), payableOf(basis, claimed), taxes);
}

type Reviewed = Omit<Payable, 'agencyId' | 'claimId'> & {
  readonly id: string;
  readonly status: ClaimState;
  readonly withholding: PaymentWithholding | null;
};

/**
 * What is withheld from a claim of the own agency: as it was kept when it was approved; before, as it would be today. Null
 * for one that was approved before this was worked out. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function reviewedWithholding(actor: Actor, claim: Reviewed): Promise<PaymentWithholding | null> {
  const { agencyId } = maySeeClaims(actor);
  if (claim.status === 'APPROVED' || claim.status === 'PAID') return claim.withholding;
  return withholdFrom(database(), { ...claim, agencyId, claimId: claim.id }, await readTaxTable());
}
