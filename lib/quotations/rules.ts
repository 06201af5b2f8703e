import { CLOSED_EVENT_STATES, EVENT, QUOTATION } from '@/lib/core/states';

/** Only a draft is changed and recalculated; what was sent stays as the client got it. */
export const isEditable = (stateId: number): boolean => stateId === QUOTATION.DRAFT;

type Dated = { readonly stateId: number; readonly validUntil: Date | null };

/** The state a quotation is read in: one sent (62) whose validity has passed is expired (65), whether or not the job has written it. */
export function stateAt({ stateId, validUntil }: Dated, now: Date): number {
  return stateId === QUOTATION.SENT && validUntil && validUntil < now ? QUOTATION.EXPIRED : stateId;
}

type Ended = {
  readonly stateId: number;
  readonly voidedAt: Date | null;
  readonly supersededAt: Date | null;
};

/** The ending of a quotation before its time. The catalogue has no state for it: the state is 65. */
export type Ending = 'VOIDED' | 'SUPERSEDED';

/** Voided by the agency, or replaced by its next version; null while neither. */
export function endingOf({ voidedAt, supersededAt }: Omit<Ended, 'stateId'>): Ending | null {
  if (voidedAt) return 'VOIDED';
  return supersededAt ? 'SUPERSEDED' : null;
}

/** The status that lists show and filter by: the state as read, or the early ending. */
export type QuotationStatus = number | Ending;

export const statusOf = ({ stateId, ...ended }: Ended): QuotationStatus => endingOf(ended) ?? stateId;

/** Message key of why a quotation takes no answer, or no mail any more: what became of it, as it is read at `now`. */
export function notAnswerableReason({ validUntil, ...row }: Ended & Dated, now: Date): string {
  const ending = endingOf(row);
  if (ending) return ending === 'VOIDED' ? 'errors.quotation.voided' : 'errors.quotation.superseded';
  switch (stateAt({ stateId: row.stateId, validUntil }, now)) {
    case QUOTATION.ACCEPTED:
      return 'errors.quotation.alreadyAccepted';
    case QUOTATION.REJECTED:
      return 'errors.quotation.alreadyRejected';
    case QUOTATION.EXPIRED:
      return 'errors.quotation.expired';
    default:
      return 'errors.quotation.notSent';
  }
}

/** An accepted quotation is held by its event unless that was cancelled or came to nothing. */
export const eventStands = (eventStateId: number | null): boolean =>
  eventStateId !== null && eventStateId !== EVENT.CANCELLED && eventStateId !== EVENT.EXPIRED;

/** True for an event that takes more people and days: it is neither closed nor over. */
export const isOpenEvent = (stateId: number | null, endDate: Date | null, now: Date): boolean =>
  stateId !== null && endDate !== null && !CLOSED_EVENT_STATES.includes(stateId) && endDate >= now;

type Added = {
  /** Rule: `isOpenEvent`. */
  readonly eventOpen: boolean;
  /** The quotation whose event it adds to; null where it makes its own. */
  readonly additionOf: string | null;
};

/** True of an addition to an event that takes no more: it is neither sent nor answered. */
export const comesTooLate = ({ additionOf, eventOpen }: Added): boolean => additionOf !== null && !eventOpen;

type Accepted = Ended &
  Added & {
    /** The state of its event; null without one. */
    readonly eventStateId: number | null;
  };

/**
 * True when a next version may be made: it was sent and is neither voided nor replaced. An accepted one is the basis of
 * its event's people, pay and contracts, so it takes none while that event is in force. An addition takes one only while
 * its event takes more, and never once it was accepted: more is another addition.
 */
export function mayRevise({ stateId, eventStateId, eventOpen, additionOf, ...ended }: Accepted): boolean {
  if (stateId === QUOTATION.DRAFT || endingOf(ended)) return false;
  if (additionOf) return stateId !== QUOTATION.ACCEPTED && eventOpen;
  return stateId !== QUOTATION.ACCEPTED || !eventStands(eventStateId);
}

/** True while its client's yes is waited for: it was sent, and does not come too late. */
export const isAwaited = ({ stateId, ...added }: Added & Pick<Ended, 'stateId'>): boolean =>
  stateId === QUOTATION.SENT && !comesTooLate(added);

/** True when the agency may void it: it is sent or accepted. */
export const mayVoid = ({ stateId, ...ended }: Ended): boolean =>
  (stateId === QUOTATION.SENT || stateId === QUOTATION.ACCEPTED) && endingOf(ended) === null;

/** True when more may be quoted for its event: it was accepted, is no addition itself, and the event takes more. */
export const mayAdd = ({ stateId, eventOpen, additionOf, ...ended }: Accepted): boolean =>
  stateId === QUOTATION.ACCEPTED && endingOf(ended) === null && !additionOf && eventOpen;

export type NextStep =
  | 'COMPLETE'
  | 'SEND'
  | 'FOLLOW_UP'
  | 'OPEN_EVENT'
  | 'REVISE'
  | 'DUPLICATE'
  | 'SEE_NEWER';

type Progress = Accepted & {
  readonly clientId: string | null;
  readonly emailClient: string | null;
  readonly nameEvent: string;
  /** Of the lines that are taken. */
  readonly lineCount: number;
  readonly hasChoices: boolean;
};

/** The fields that are missing before a draft can be sent, with their message keys. */
export function missingToSend(quotation: Omit<Progress, keyof Accepted>): Record<string, string> {
  const missing: Record<string, string> = {};
  if (!quotation.clientId) missing.clientId = 'validation.quotation.client';
  if (!quotation.emailClient) missing.emailClient = 'validation.required';
  if (quotation.nameEvent.trim() === '') missing.nameEvent = 'validation.required';
  if (quotation.lineCount === 0)
    missing.lines = quotation.hasChoices ? 'validation.choices.nothing' : 'validation.quotation.lines';
  return missing;
}

/** The next step of the agency, for lists and the detail page. */
export function nextStep(quotation: Progress): NextStep {
  const ending = endingOf(quotation);
  if (ending) return ending === 'SUPERSEDED' ? 'SEE_NEWER' : 'DUPLICATE';
  if (comesTooLate(quotation) && quotation.stateId !== QUOTATION.ACCEPTED) return 'DUPLICATE';
  switch (quotation.stateId) {
    case QUOTATION.DRAFT:
      return Object.keys(missingToSend(quotation)).length > 0 ? 'COMPLETE' : 'SEND';
    case QUOTATION.SENT:
      return 'FOLLOW_UP';
    case QUOTATION.ACCEPTED:
      return mayRevise(quotation) ? 'REVISE' : 'OPEN_EVENT';
    default:
      return mayRevise(quotation) ? 'REVISE' : 'DUPLICATE';
  }
}

/** The greatest number of copies of a quotation's mail. */
export const MAXIMUM_COPIES = 5;

const PERCENT = /^(\d{1,2})(?:\.(\d{1,10}))?$/;

/**
 * A margin on the price as a mark-up on the cost, both in percent, half-up to two decimals:
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

/**
 * A code as people read it: 148 → 'COT-00148', and 'COT-00148 v2' where its second version is meant; null while a
 * draft has none.
 */
export function quotationCode(code: number | null, version = 1): string | null {
  if (code === null) return null;
  const digits = `COT-${String(code).padStart(CODE_DIGITS, '0')}`;
  return version > 1 ? `${digits} v${version}` : digits;
}

/**
 * The outcome of accepting: this call opened the event, the client had accepted by its link, or somebody of the agency
 * had noted it.
 */
export const ACCEPTANCE_OUTCOMES = ['OPENED', 'CLIENT_HAD_ACCEPTED', 'WAS_ACCEPTED'] as const;
export type AcceptanceOutcome = (typeof ACCEPTANCE_OUTCOMES)[number];
