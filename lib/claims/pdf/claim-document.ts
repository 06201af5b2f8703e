import type { AccountType } from '@/db/values/bank-accounts';
import type { Instant } from '@/lib/core/dates';
import type { Verifiable } from '@/lib/pdf/verification';

/** A payment claim (cuenta de cobro), as data. */
export type ClaimDocument = Verifiable & {
  readonly platform: {
    readonly productName: string;
    readonly legalName: string;
    readonly taxId: string;
  };
  /** The talent's own consecutive, whoever the debtor is. */
  readonly code: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Present in a correction: which one it is, and the day (`YYYY-MM-DD`) of the version that it replaces. */
  readonly correction?: { readonly number: number; readonly replaces: string } | null;
  /** True when the platform's company pays: it is then the debtor and the agency only the requester. */
  readonly thirdParty: boolean;
  readonly agency: {
    readonly name: string;
    readonly documentType: string;
    readonly identification: string;
  };
  readonly event: { readonly name: string; readonly code: string };
  /** Work done, in the talent's words. Each line is a paragraph. */
  readonly activities: string;
  /** In minor units. */
  readonly price: number;
  readonly currency: string;
  /**
   * Present when the price is not the contract's: the fee, in minor units, and why. Absent in claims made before it was
   * asked.
   */
  readonly difference?: { readonly contractFee: number; readonly reason: string } | null;
  /**
   * What would be withheld were it approved on the day it was sent, and what would be paid, in minor units. Absent in
   * claims made before it was worked out; null while the tax table lacks what it rests on.
   */
  readonly withholding?: {
    readonly withheld: number;
    readonly net: number;
    readonly iva?: number;
    readonly ivaWithheld?: number;
    readonly icaWithheld?: number;
  } | null;
  /** Its statement of art. 383 par. 2 ET: whether it hired two people or more for this activity. Absent where it made none. */
  readonly hiresWorkers?: boolean | null;
  /** What it had said of itself as a taxpayer; absent before it said any. */
  readonly taxpayer?: { readonly ivaResponsible: boolean; readonly economicActivity: string | null } | null;
  /** The electronic invoice of who charges IVA; absent where it gave none. */
  readonly invoice?: { readonly number: string; readonly date: string; readonly cufe: string } | null;
  readonly bank: string;
  readonly accountType: AccountType;
  /** The whole account number: the document is what the payer pays from. */
  readonly account: string;
  readonly talent: {
    readonly name: string;
    readonly documentType: string;
    readonly identification: string;
    readonly phone: string;
    readonly address: string;
    readonly email: string;
  };
  /** The claim's validity text (constant 78). */
  readonly validity: string;
  readonly signedAt: Instant;
  /** Zone of the event's city. */
  readonly timeZone: string;
};
