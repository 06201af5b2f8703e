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

/** Kinds encrypted at rest and never public, whose every opening is in the audit trail. */
export const isSensitive = (kind: FileKind): boolean => SENSITIVE.includes(kind);
