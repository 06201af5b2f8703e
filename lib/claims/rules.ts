type Dates = { readonly startDate: Date; readonly endDate: Date };

/** When a talent's service is done: its call's own end, unless the event has moved away from it. */
export const serviceEnd = (event: Dates, call: Dates): Date =>
  call.endDate >= event.startDate && call.endDate <= event.endDate ? call.endDate : event.endDate;

/** A claim for another value than its contract's; never where the contract does not tell its fee. */
export const differsFromContract = (price: number, contractFee: number | null): boolean =>
  contractFee !== null && price !== contractFee;

/** The digits of an account that may be shown. */
export const lastDigits = (account: string): string => account.slice(-4);
