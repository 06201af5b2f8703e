import type { Age, PaymentKind } from '@/db/values/client-payments';
import { allocate } from '@/lib/core/money';

/** Days that a client has to pay where nothing else was agreed. */
export const USUAL_TERMS = 30;

/** By how many days after its due date a debt is late; 0 or less is not. */
export function ageOf(daysLate: number): Age {
  if (daysLate <= 0) return 'CURRENT';
  if (daysLate <= 30) return 'TO_30';
  if (daysLate <= 60) return 'TO_60';
  return daysLate <= 90 ? 'TO_90' : 'OVER_90';
}

/** 1 for what settles a debt, -1 for what takes that back. The column `settled` says the same in SQL. */
export const signOf = (kind: PaymentKind): 1 | -1 => (kind === 'REFUND' || kind === 'CREDIT_OUT' ? -1 : 1);

/** True for what arrives or goes back, unlike what settles a debt without money. */
export const movesMoney = (kind: PaymentKind): boolean => kind === 'PAYMENT' || kind === 'REFUND';

/** Of what a client pays, whose it is, as the quotation priced it. */
export type Shares = {
  /** Pay of the talents. */
  readonly talents: number;
  /** Food and transport. */
  readonly expenses: number;
  /** Fee and agents of the platform, with their IVA. */
  readonly platform: number;
  /** What stays with the agency, with the IVA that it owes. */
  readonly agency: number;
};

export type Collected = Shares & {
  /** Above the total: the client's own. */
  readonly excess: number;
};

/**
 * Splits what the platform has collected for an agency among those to whom it belongs, in the proportion of the quoted
 * total; to the unit, so that the parts add up to it. Nothing is split twice: the whole sum received so far is given.
 */
export function splitCollected(
  collected: number,
  { talents, expenses, platform, agency }: Shares,
): Collected {
  const total = talents + expenses + platform + agency;
  const within = Math.max(0, Math.min(collected, total));
  const [a = 0, b = 0, c = 0, d = 0] = allocate(within, [talents, expenses, platform, agency]);
  return { talents: a, expenses: b, platform: c, agency: d, excess: collected - within };
}

export const RECEIVABLE_VIEWS = ['OWED', 'REPORTED', 'CREDIT', 'SETTLED'] as const;
export type ReceivableView = (typeof RECEIVABLE_VIEWS)[number];
export type ReceivableSort = 'due' | 'balance';

export type ReceivableFilter = {
  readonly view?: ReceivableView;
  readonly age?: Age;
  readonly clientId?: string;
  /** Words of the client, the event, its code or the invoice's number, or the client's telephone, NIT or mail. */
  readonly search?: string;
};
