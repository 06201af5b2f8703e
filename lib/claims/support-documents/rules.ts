import type { TransmissionState } from '@/db/values/support-documents';
import { shiftDay } from '@/lib/core/dates';

/** The document is dated and its authorizations end by the day in Bogotá, as the DIAN counts. */
export const DIAN_TIME_ZONE = 'America/Bogota';

/** Of a range left, in percent, and days of validity left from which its end is told ahead. */
const FEW_NUMBERS_PERCENT = 10;
const FEW_DAYS = 30;

export type AuthorizationRange = {
  readonly fromNumber: number;
  readonly toNumber: number;
  /** Null before the first. */
  readonly lastNumber: number | null;
  /** `YYYY-MM-DD`, both included. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly endedAt: Date | null;
};

/** Numbers that are left of a range. */
export const numbersLeft = ({ fromNumber, toNumber, lastNumber }: AuthorizationRange): number =>
  toNumber - (lastNumber ?? fromNumber - 1);

export type AuthorizationState = 'ACTIVE' | 'ENDING' | 'AHEAD' | 'USED_UP' | 'EXPIRED' | 'ENDED';

/** How an authorization stands on a day. ENDING numbers still, with few numbers or days left. */
export function authorizationState(range: AuthorizationRange, today: string): AuthorizationState {
  const left = numbersLeft(range);
  if (range.endedAt) return 'ENDED';
  if (range.validTo < today) return 'EXPIRED';
  if (left === 0) return 'USED_UP';
  if (range.validFrom > today) return 'AHEAD';
  const size = range.toNumber - range.fromNumber + 1;
  const isFew = left * 100 <= size * FEW_NUMBERS_PERCENT;
  return isFew || range.validTo < shiftDay(today, FEW_DAYS) ? 'ENDING' : 'ACTIVE';
}

/** Whether it numbers documents on a day. */
export const numbersNow = (range: AuthorizationRange, today: string): boolean =>
  ['ACTIVE', 'ENDING'].includes(authorizationState(range, today));

/**
 * Whether an approved claim gets no support document because the talent invoices itself: who charges IVA does (art. 616-2
 * and 437 ET). A talent who has not said what it is, null, counts as one who need not invoice, as who sends a cuenta de
 * cobro does.
 */
export const invoicesItself = (ivaResponsible: boolean | null): boolean => ivaResponsible === true;

type Sent = { readonly state: TransmissionState; readonly provider: string | null };

/** Without a provider only its structure is checked: accepted by nobody, it was not sent to the DIAN. */
export const isUntransmitted = ({ state, provider }: Sent): boolean =>
  state === 'ACCEPTED' && provider === 'local';

/** The number as it is printed: `DS123`. */
export const printedNumber = ({
  prefix,
  number,
}: {
  readonly prefix: string;
  readonly number: number;
}): string => `${prefix}${number}`;

/** An event as documents name it; not all have a code. */
export const eventWords = ({ name, code }: { readonly name: string; readonly code: string }): string =>
  code === '' ? name : `${name} (${code})`;
