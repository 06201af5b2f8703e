/** What a stored file is. */
export type FileKind =
  | 'LOGO'
  | 'TALENT_PHOTO'
  | 'QUOTATION_PDF'
  | 'CONTRACT_PDF'
  | 'CLAIM_PDF'
  | 'IDENTITY_DOCUMENT'
  | 'RUT'
  | 'EPS'
  | 'ARL'
  | 'OTHER';

/** Identity papers, and the claims that hold a whole account number. */
const SENSITIVE: readonly FileKind[] = ['IDENTITY_DOCUMENT', 'RUT', 'EPS', 'ARL', 'CLAIM_PDF'];

/** What talents upload; the rest is drawn by Elenco, or encoded again by it. */
export const UPLOADED_KINDS = [
  'IDENTITY_DOCUMENT',
  'RUT',
  'EPS',
  'ARL',
  'OTHER',
] as const satisfies FileKind[];

/** Whether a file holds what somebody uploaded, byte for byte or nearly: nothing opens it inside a page of ours. */
export const isUploaded = (kind: FileKind): boolean => (UPLOADED_KINDS as readonly FileKind[]).includes(kind);

/** Kinds encrypted at rest and never public. */
export const isSensitive = (kind: FileKind): boolean => SENSITIVE.includes(kind);

/** Kinds whose every opening is in the audit trail: the sensitive ones, and contracts, which name a person whole. */
export const isAuditedWhenOpened = (kind: FileKind): boolean => isSensitive(kind) || kind === 'CONTRACT_PDF';
