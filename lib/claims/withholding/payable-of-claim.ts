import type { NonResidentTreatment } from '@/lib/taxes/withholding/rules';
import type { Claim } from '../queries';
import type { ClaimSnapshot } from '../snapshot';
import type { Payable } from './withhold';

/** What a claim that was sent asks for, with the statement that it bears. */
export const payableOfClaim = ({ id, snapshot, ...claim }: Claim): Payable => ({
  ...claim,
  claimId: id,
  nonResident: claim.nonResident as NonResidentTreatment | null,
  hiresWorkers: (snapshot as ClaimSnapshot).hiresWorkers ?? null,
});
