import { QUOTATION } from '@/lib/core/states';

const TRANSITIONS: Readonly<Record<number, readonly number[]>> = {
  [QUOTATION.DRAFT]: [QUOTATION.SENT],
  [QUOTATION.SENT]: [QUOTATION.ACCEPTED, QUOTATION.REJECTED, QUOTATION.EXPIRED],
};

/** Accepted, rejected and expired are ends: whoever wants to go on duplicates the quotation. */
export const mayMoveQuotation = (from: number, to: number): boolean =>
  TRANSITIONS[from]?.includes(to) ?? false;

/** Only a draft is changed and recalculated; what was sent stays as the client got it. */
export const isEditable = (stateId: number): boolean => stateId === QUOTATION.DRAFT;

type Dated = { readonly stateId: number; readonly validUntil: Date | null };

/** The state a quotation is read in: one sent (62) whose validity has passed is expired (65), whether or not the job has written it. */
export function stateAt({ stateId, validUntil }: Dated, now: Date): number {
  return stateId === QUOTATION.SENT && validUntil && validUntil < now ? QUOTATION.EXPIRED : stateId;
}

export type NextStep = 'COMPLETE' | 'SEND' | 'FOLLOW_UP' | 'OPEN_EVENT' | 'DUPLICATE';

type Progress = {
  readonly stateId: number;
  readonly clientId: string | null;
  readonly emailClient: string | null;
  readonly nameEvent: string;
  readonly lineCount: number;
};

/** What lacks before a draft can be sent: form path → message key, empty when nothing does. */
export function missingToSend(quotation: Omit<Progress, 'stateId'>): Record<string, string> {
  const missing: Record<string, string> = {};
  if (!quotation.clientId) missing.clientId = 'validation.quotation.client';
  if (!quotation.emailClient) missing.emailClient = 'validation.required';
  if (quotation.nameEvent.trim() === '') missing.nameEvent = 'validation.required';
  if (quotation.lineCount === 0) missing.lines = 'validation.quotation.lines';
  return missing;
}

/** What the agency would do next with it, for lists and the detail page. */
export function nextStep(quotation: Progress): NextStep {
  switch (quotation.stateId) {
    case QUOTATION.DRAFT:
      return Object.keys(missingToSend(quotation)).length > 0 ? 'COMPLETE' : 'SEND';
    case QUOTATION.SENT:
      return 'FOLLOW_UP';
    case QUOTATION.ACCEPTED:
      return 'OPEN_EVENT';
    default:
      return 'DUPLICATE';
  }
}

const PERCENT = /^(\d{1,2})(?:\.(\d{1,10}))?$/;

/**
 * What a margin on the price is as a mark-up on the cost, both in percent, half-up to two decimals:
 * '25' → '33.33', '20' → '25'. @throws RangeError when it is not a percentage from 0 to below 100.
 * Source: quotation model, "A 25 % margin is a 33.33 % mark-up: label it".
 */
export function markUpOfMargin(marginPercent: string): string {
  const [, whole, fraction = ''] = PERCENT.exec(marginPercent) ?? [];
  if (whole === undefined) throw new RangeError(`Not a margin: ${marginPercent}`);
  const unit = 10n ** BigInt(fraction.length);
  const margin = BigInt(whole + fraction);
  const cost = 100n * unit - margin;
  const hundredths = (margin * 10_000n * 2n + cost) / (cost * 2n);
  return String(Number(hundredths) / 100);
}

const CODE_DIGITS = 5;

/** A code as people read it: 148 → 'COT-00148'; null while a draft has none. */
export const quotationCode = (code: number | null): string | null =>
  code === null ? null : `COT-${String(code).padStart(CODE_DIGITS, '0')}`;
