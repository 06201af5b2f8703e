import { isoDateInZone } from '@/lib/core/dates';
import { CONVOCATED } from '@/lib/core/states';
import { whyNotBound } from '@/lib/talents/rules';

const CODE_DIGITS = 5;

/** 'CTR-00012': how a contract's number is shown. */
export const contractCode = (code: number): string => `CTR-${String(code).padStart(CODE_DIGITS, '0')}`;

/** Only a talent that the agency has confirmed signs. */
export const maySign = (engagement: { readonly convocated: { readonly stateId: number } }): boolean =>
  engagement.convocated.stateId === CONVOCATED.CONFIRMED;

/**
 * Returns the message key for why a confirmed talent cannot sign: it is under age on the first day of the event, or its
 * age is not known. Null when it can.
 */
export function whyNotOfAge(engagement: {
  readonly talent: { readonly birthdate: string | null };
  readonly event: { readonly startDate: Date };
  readonly timeZone: string;
}): 'contract.minor' | 'contract.ageUnknown' | null {
  const why = whyNotBound(
    engagement.talent.birthdate,
    isoDateInZone(engagement.event.startDate, engagement.timeZone),
  );
  return why && `contract.${why}`;
}
