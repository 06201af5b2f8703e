type Owed = { readonly price: number; readonly withheld: number | null };

/** What the talent gets of a claim, in minor units: its price less what is withheld. */
export const netOf = ({ price, withheld }: Owed): number => price - (withheld ?? 0);

/** What of it is still to be paid, in minor units. */
export const leftOf = (claim: Owed & { readonly paid: number }): number => netOf(claim) - claim.paid;

type Standing = { readonly status: string; readonly paid: number };

/** Approved, and a part of its net is paid. */
export const isPartlyPaid = ({ status, paid }: Standing): boolean => status === 'APPROVED' && paid > 0;
