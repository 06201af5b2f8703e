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
