import { CONVOCATED } from '@/lib/core/states';
import type { Undrawn } from '@/lib/operations/papers/rules';

/** How far the contract and the claim of a place are. */
export type Papers = {
  /** Null until it is signed. */
  readonly contract: {
    readonly code: number;
    readonly year: number | null;
    /** The agency has signed too. */
    readonly isComplete: boolean;
    readonly fileId: string | null;
    readonly undrawn: boolean;
  } | null;
  /** Null until it is sent. */
  readonly claim: { readonly fileId: string | null; readonly undrawn: boolean } | null;
};

type Place = {
  readonly stateId: number;
  readonly signedAt: Date | null;
  readonly contractCode: number | null;
  readonly contractYear: number | null;
  readonly agencySignedAt: Date | null;
  readonly contractFileId: string | null;
  readonly claimSentAt: Date | null;
  readonly claimFileId: string | null;
};

/** The papers of a place; null before somebody is confirmed. */
export function papersOf(place: Place, undrawn: Undrawn): Papers | null {
  if (place.stateId !== CONVOCATED.CONFIRMED && !place.signedAt) return null;
  if (!place.signedAt || place.contractCode === null) return { contract: null, claim: null };
  return {
    contract: {
      code: place.contractCode,
      year: place.contractYear,
      isComplete: place.agencySignedAt !== null,
      fileId: place.contractFileId,
      undrawn: undrawn.contract,
    },
    claim: place.claimSentAt ? { fileId: place.claimFileId, undrawn: undrawn.claim } : null,
  };
}
