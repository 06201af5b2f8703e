/**
 * The support document of a purchase from somebody who need not invoice (documento soporte, Res. DIAN 167 de 2021), and
 * the note that takes one back.
 */
export const SUPPORT_DOCUMENT_KINDS = ['DOCUMENT', 'ADJUSTMENT'] as const;
export type SupportDocumentKind = (typeof SUPPORT_DOCUMENT_KINDS)[number];

/** How one stands with the DIAN, or with whoever checks it in its place. */
export const TRANSMISSION_STATES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export type TransmissionState = (typeof TRANSMISSION_STATES)[number];

/** Who takes them: the check of this installation, or a provider by HTTP. */
export const INVOICE_PROVIDERS = ['local', 'http'] as const;
export type InvoiceProviderName = (typeof INVOICE_PROVIDERS)[number];
