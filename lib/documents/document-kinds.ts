/** What `defineDocument` may declare and `queueDocument` may name: the kind of each document that is drawn once. */
export type DocumentKind =
  | 'claim'
  | 'statement'
  | 'contract'
  | 'contract-act'
  | 'payment-receipt'
  | 'quotation'
  | 'support-document'
  | 'withholding-certificate';
