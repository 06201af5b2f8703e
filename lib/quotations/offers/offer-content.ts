import type { Choosable } from '../choices/rules/choosable';

export type OfferLine = {
  readonly profile: string;
  readonly genders: readonly { readonly gender: 'FEMENINO' | 'MASCULINO'; readonly quantity: number }[];
  readonly days: number;
  /** Client's price per person and day, and the line's amounts, in minor units. */
  readonly unitPrice: number;
  readonly subtotal: number;
  readonly iva: number;
  /** What the client chooses of it, and whether the totals have it; left out where it stands as it is. */
  readonly choice?: Choosable;
};

/**
 * The offer as the client sees it: no cost, no margin, no withholding. Plain JSON, so that it can be stored as sent;
 * instants are ISO texts, money is in minor units. PDF and page are drawn from it alone.
 */
export type OfferContent = {
  /** As people read it (`COT-01482`); null while it is a draft without a code. */
  readonly code: string | null;
  readonly version: number;
  /** The code of the quotation to whose event it adds; left out where it is none such. */
  readonly additionTo?: string;
  readonly issuedAt: string;
  readonly validUntil: string | null;
  /** Zone of the event's city. */
  readonly timeZone: string;
  readonly currency: string;
  /** The total in pesos with its rate; left out for a quotation in pesos. */
  readonly exchange?: {
    readonly totalInPesos: number;
    readonly fxRate: string;
    /** `YYYY-MM-DD`; null where it was not noted. */
    readonly fxRateDate: string | null;
  };
  readonly agency: {
    readonly name: string;
    readonly documentType: string | null;
    readonly identification: string | null;
    readonly address: string | null;
    readonly city: string | null;
    readonly phone: string | null;
    readonly email: string | null;
    readonly url: string | null;
  };
  readonly client: {
    readonly name: string;
    readonly documentType: string | null;
    readonly identification: string | null;
    readonly contact: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  };
  readonly event: {
    readonly name: string;
    readonly place: string | null;
    readonly address: string | null;
    readonly city: string;
    readonly start: string;
    readonly end: string;
    readonly hoursPerDay: number | null;
  };
  readonly lines: readonly OfferLine[];
  readonly subtotal: number;
  readonly iva: number;
  readonly total: number;
  /** The reason for lines without IVA; left out where all have it, and in older offers. */
  readonly withoutIva?: 'NOT_RESPONSIBLE' | 'EXCLUDED' | 'SOME_EXCLUDED';
  /** The costs that the price includes besides the people. */
  readonly included: {
    readonly feeding: boolean;
    readonly transport: boolean;
    readonly serviceAgents: { readonly quantity: number; readonly days: number } | null;
  };
  readonly observation: string | null;
  /** A word to the client; left out of what was sent before there was one. */
  readonly message?: string | null;
  /** The payment conditions of the quotation or its agency. */
  readonly paymentConditions: string | null;
  /** Conditions, one by one; left out of what was sent while they were the same for everybody. */
  readonly terms?: readonly string[];
};
