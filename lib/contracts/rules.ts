import { isoDateInZone } from '@/lib/core/dates';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { CONTRACT_LIFE } from '@/lib/core/states/contract';
import { whyNotBound } from '@/lib/talents/rules';

const CODE_DIGITS = 5;

/** 'CTR-2026-00012': how a contract's number is shown; 'CTR-00012' of one signed before numbers had years. */
export const contractCode = ({
  code,
  year,
}: {
  readonly code: number;
  readonly year: number | null;
}): string => `CTR-${year === null ? '' : `${year}-`}${String(code).padStart(CODE_DIGITS, '0')}`;

/** Where a contract stands: it waits for the agency, both have signed, or both have annulled it. */
export const CONTRACT_STATES = CONTRACT_LIFE.states;
export type ContractState = (typeof CONTRACT_STATES)[number];

export function contractState({
  agencySignedAt,
  voidedAt,
}: {
  readonly agencySignedAt: Date | null;
  readonly voidedAt: Date | null;
}): ContractState {
  if (voidedAt) return 'VOID';
  return agencySignedAt ? 'COMPLETE' : 'TALENT_SIGNED';
}

/** Only a talent that the agency has confirmed signs. */
export const maySign = (engagement: { readonly convocated: { readonly stateId: number } }): boolean =>
  engagement.convocated.stateId === CONVOCATED.CONFIRMED;

/** When a talent that was confirmed said that it does not sign; null for who never did, or was called anew since. */
export const declinedAt = ({
  convocated,
}: {
  readonly convocated: { readonly applicationStateId: number; readonly repliedAt: Date | null };
}): Date | null => (convocated.applicationStateId === APPLICATION.WITHDRAWN ? convocated.repliedAt : null);

/**
 * Returns the message key for why a confirmed talent cannot be signed for: it is under age on the day of signing and no
 * guardian consents, or its age is not known. Null when it can.
 */
export function whyNotOfAge(
  engagement: {
    readonly talent: { readonly birthdate: string | null; readonly guardianConsentedAt: Date | null };
    readonly timeZone: string;
  },
  now: Date,
): 'contract.minor' | 'contract.ageUnknown' | null {
  const why = whyNotBound(engagement.talent, isoDateInZone(now, engagement.timeZone));
  return why && `contract.${why}`;
}
