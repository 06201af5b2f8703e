type Need = {
  readonly profileId: number;
  readonly gender: string;
  readonly quantity: number;
  readonly budget: number;
  readonly startDate: Date;
  readonly endDate: Date;
};
/** Calls that are out for them, and how many are confirmed and have signed. */
type Called = { readonly calls: number; readonly confirmed: number; readonly signed: number };

/**
 * Why people that an event needs cannot be changed so: once a call is out, those who read it were told profile, gender
 * and dates; a contract holds its pay; who is confirmed is not too many. Null when they can.
 */
export function whyFixed(before: Need, after: Need, called: Called): { key: string; count: number } | null {
  const { calls, confirmed, signed } = called;
  const other =
    before.profileId !== after.profileId ||
    before.gender !== after.gender ||
    +before.startDate !== +after.startDate ||
    +before.endDate !== +after.endDate;
  if (calls > 0 && other) return { key: 'errors.event.personalCalled', count: calls };
  if (signed > 0 && before.budget !== after.budget)
    return { key: 'errors.event.personalSigned', count: signed };
  if (after.quantity < confirmed) return { key: 'errors.event.personalConfirmed', count: confirmed };
  return null;
}
