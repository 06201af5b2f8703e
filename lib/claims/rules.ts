type Dates = { readonly startDate: Date; readonly endDate: Date };

/** Returns the end of a talent's service: its call's own end, unless the event has moved away from it. */
export const serviceEnd = (event: Dates, call: Dates): Date =>
  call.endDate >= event.startDate && call.endDate <= event.endDate ? call.endDate : event.endDate;

/** Returns its beginning, likewise. */
export const serviceStart = (event: Dates, call: Dates): Date =>
  call.startDate >= event.startDate && call.startDate <= event.endDate ? call.startDate : event.startDate;

/** True when the price is not the contract's fee. False when the contract states no fee. */
export const differsFromContract = (price: number, contractFee: number | null): boolean =>
  contractFee !== null && price !== contractFee;

/** An agency's own reference of a claim, as it is written: 'CC-00017'. Its documents bear the talent's number instead. */
export const claimReference = (code: number): string => `CC-${String(code).padStart(5, '0')}`;

type Owed = {
  readonly price: number;
  readonly withheld: number | null;
  /** What IVA adds, less ReteICA and ReteIVA. */
  readonly otherTaxes: number;
};

/** What the talent gets of a claim, in minor units: its price and IVA less what is withheld. */
export const netOf = ({ price, withheld, otherTaxes }: Owed): number => price - (withheld ?? 0) + otherTaxes;

/** What of it is still to be paid, in minor units. */
export const leftOf = (claim: Owed & { readonly paid: number }): number => netOf(claim) - claim.paid;

type Standing = { readonly status: string; readonly paid: number };

/** Approved, and a part of its net is paid. */
export const isPartlyPaid = ({ status, paid }: Standing): boolean => status === 'APPROVED' && paid > 0;
