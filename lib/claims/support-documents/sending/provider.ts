import type { InvoiceProviderName } from '@/db/values/support-documents';

/** A support document or a note on its way to the DIAN. */
export type OutgoingInvoice = {
  readonly type: 'support-document' | 'adjustment-note';
  /** With its prefix. */
  readonly number: string;
  /** Names it alone: the same one twice is the same document. */
  readonly cuds: string;
  /** NIT of who issues it, without check digit. */
  readonly issuerNit: string;
  readonly environment: '1' | '2';
  /** UBL 2.1 as UTF-8. */
  readonly xml: string;
};

/** What became of one. PENDING: taken, and not decided yet. */
export type InvoiceAnswer =
  | { readonly state: 'ACCEPTED'; readonly reference: string | null }
  | { readonly state: 'PENDING'; readonly reference: string | null }
  | { readonly state: 'REJECTED'; readonly reference: string | null; readonly reason: string };

/** Who signs and transmits documents to the DIAN. What it throws is tried again. */
export type ElectronicInvoiceProvider = {
  readonly name: InvoiceProviderName;
  readonly send: (invoice: OutgoingInvoice) => Promise<InvoiceAnswer>;
  /** What it knows of a document; null when it never got it. */
  readonly find: (cuds: string) => Promise<InvoiceAnswer | null>;
};
