import type { Instant } from '@/lib/core/dates';

export type QuotationDocumentLine = {
  readonly profile: string;
  readonly genders: readonly { readonly gender: 'FEMENINO' | 'MASCULINO'; readonly quantity: number }[];
  readonly days: number;
  /** Client's price per person and day, and the line's amounts, in minor units. */
  readonly unitPrice: number;
  readonly subtotal: number;
  readonly iva: number;
};

/** A quotation as its client sees it: no cost, no margin, nothing that is withheld. Money in minor units. */
export type QuotationDocument = {
  readonly productName: string;
  /** As people read it (`COT-01482`); null while it is a draft without a code. */
  readonly code: string | null;
  readonly version: number;
  readonly issuedAt: Instant;
  readonly validUntil: Instant | null;
  /** Zone of the event's city. */
  readonly timeZone: string;
  readonly currency: string;
  readonly agency: {
    readonly name: string;
    readonly documentType: string | null;
    readonly identification: string | null;
    readonly address: string | null;
    readonly city: string | null;
    readonly phone: string | null;
    readonly email: string | null;
    readonly url: string | null;
    /** PNG or JPEG bytes. */
    readonly logo: Buffer | null;
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
    readonly start: Instant;
    readonly end: Instant;
    readonly hoursPerDay: number | null;
  };
  readonly lines: readonly QuotationDocumentLine[];
  readonly subtotal: number;
  readonly iva: number;
  readonly total: number;
  /** What the price covers beyond the people themselves. */
  readonly included: {
    readonly feeding: boolean;
    readonly transport: boolean;
    readonly serviceAgents: { readonly quantity: number; readonly days: number } | null;
  };
  readonly observation: string | null;
  /** The agency's own conditions of payment. */
  readonly paymentConditions: string | null;
};
