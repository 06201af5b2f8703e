import type { ReductionKind } from '@/db/values/reductions';
import { HOME_COUNTRY } from '@/lib/core/countries';
import type { ReducedBase } from '../rules/art-388';
import type { TalentMethod } from '../rules/talent-withholding';
import type { MissingRow } from '../rules/tax-book';

/** The paper by which a talent proved to its payer what it declares. */
export type ReductionProof = { readonly kind: ReductionKind; readonly fileId: string };

/** Income tax withheld from a claim and how it was worked out. Money in minor units of the claim's currency. */
export type PaymentWithholding = {
  readonly method: TalentMethod;
  readonly withheld: number;
  /** What is paid. */
  readonly net: number;
  /** Month of the payment in Bogotá, `YYYY-MM`. */
  readonly month: string;
  /** What the agency approved for the same person before, in that month, and withheld from it; 0 unless art. 383. */
  readonly earlier: Payments;
  /** Currency of `earlier`; absent in earlier ones, where it is the claim's. */
  readonly earlierIn?: 'COP';
  /**
   * Whole pesos withheld too much from the month's other payments, should this one not be approved: an approval that they
   * counted was taken back. The next one compensates it. Absent where nothing is.
   */
  readonly overWithheld?: number;
  /** How what the talent declared lowers what is taxed of the month; absent where nothing does. */
  readonly reduced?: (ReducedBase & { readonly proofs: readonly ReductionProof[] }) | null;
  /** IVA that the talent charges, and ReteIVA of it; absent where it charges none. */
  readonly iva?: { readonly amount: number; readonly withheld: number };
  /** ReteICA of the city; absent where the payer is no agent of it. A city without a rate withholds 0, and says so. */
  readonly ica?: { readonly city: string; readonly withheld: number; readonly hasRate: boolean };
  /** The payment and what is withheld from it in whole pesos, for what is told to the DIAN; absent in earlier ones. */
  readonly pesos?: {
    readonly gross: number;
    readonly withheld: number;
    readonly iva?: number;
    readonly ivaWithheld?: number;
    readonly icaWithheld?: number;
  };
  /** Where it resides abroad, and the rate that was used, in percent; absent for who resides here. */
  readonly nonResident?: {
    readonly country: string;
    readonly rate: string;
    readonly isShow: boolean;
    /** The rate is a treaty's. */
    readonly isTreaty: boolean;
  };
  /** `TARIFA_SIN_CONFIGURAR:…`: in those approved before a missing row stopped the approval it counted as 0. */
  readonly warnings: readonly string[];
  /** Rows of the tax table that it needs and that are not there: nothing is approved with one. Absent in earlier ones. */
  readonly missing?: readonly MissingRow[];
};

/** What IVA adds to a claim, less ReteICA and ReteIVA. */
export const otherTaxesOf = ({ iva, ica }: Pick<PaymentWithholding, 'iva' | 'ica'>): number =>
  (iva?.amount ?? 0) - (iva?.withheld ?? 0) - (ica?.withheld ?? 0);

export type Payments = { readonly gross: number; readonly withheld: number };

export const NO_PAYMENTS: Payments = { gross: 0, withheld: 0 };

/** What a talent said of itself as a taxpayer. */
export type Declared = {
  readonly declaresIncome: boolean;
  readonly ivaResponsible?: boolean;
  readonly simpleRegime?: boolean;
  /** ISO code of the country where it resides for taxes; null while it has not said. */
  readonly residenceCountry?: string | null;
};

/** What the reviewer says of a claim of who resides abroad. */
export type NonResidentTreatment = {
  /** It performs in a public show of the performing arts. */
  readonly isShow: boolean;
  /** Percent by a treaty, whose paper was handed in; null for none. */
  readonly treatyRate: string | null;
};

type Paid = {
  readonly declared: Declared | null;
  readonly hiresWorkers: boolean | null;
  readonly isForFees: boolean;
  readonly nonResident: NonResidentTreatment | null;
};

export const residesAbroad = (declared: Declared | null): boolean =>
  (declared?.residenceCountry ?? HOME_COUNTRY) !== HOME_COUNTRY;

/**
 * How income tax is withheld from a talent. Art. 383 ET is for who states that it hired nobody for this activity, or one
 * person at the most (par. 2). Without that statement the rate of its concept holds (art. 392 ET): of fees, or of services,
 * which depends on whether it declares. Nothing is withheld from who is in the régimen simple (art. 911); from who resides
 * abroad by art. 408, or by Ley 1493 de 2011 in a public show, from the first peso.
 */
export function methodFor(payerWithholds: boolean, paid: Paid): TalentMethod {
  const { declared, hiresWorkers, isForFees, nonResident } = paid;
  if (!payerWithholds) return 'NONE';
  if (residesAbroad(declared)) return nonResident?.isShow ? 'ARTISTA_NO_RESIDENTE' : 'NO_RESIDENTE';
  if (declared?.simpleRegime) return 'REGIMEN_SIMPLE';
  if (hiresWorkers === false) return 'ART383';
  if (isForFees) return 'HONORARIOS_PN';
  return declared?.declaresIncome ? 'SERVICIOS_DECLARANTE' : 'SERVICIOS_NO_DECLARANTE';
}

/** Art. 383 taxes what somebody is paid in a month; the other rates, each payment by itself. */
export const countsMonth = (method: TalentMethod): boolean => method === 'ART383';

/** Minor units that payments of so much together have withheld from them. */
export type DueOf = (gross: number) => number;

/**
 * Minor units withheld from a payment. Where the month counts, it is what all of the month's payments have withheld from
 * them together, less what was withheld already; never less than 0 nor more than the payment.
 */
export function withheldOf(dueOf: DueOf, gross: number, earlier: Payments = NO_PAYMENTS): number {
  const due = dueOf(earlier.gross + gross) - earlier.withheld;
  return Math.min(Math.max(due, 0), gross);
}
