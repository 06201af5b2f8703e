import type { ContractPaperKind } from '@/db/values/contract-papers';
import type { FileKind } from '@/lib/storage/rules';

/** The PDF of a contract names a person with its identification. */
export const CONTRACT_PDF: FileKind = {
  name: 'CONTRACT_PDF',
  isAudited: true,
  isTalents: true,
  openedBy: ['CONTRACT', 'CLAIM'],
};

const paper = (name: string): FileKind => ({ name, isSensitive: true, isUpload: true });

/** The papers that a talent uploads before it signs. */
export const PAPER_KINDS: Readonly<Record<ContractPaperKind, FileKind>> = {
  docId: paper('IDENTITY_DOCUMENT'),
  rut: paper('RUT'),
  eps: paper('EPS'),
  arl: paper('ARL'),
};

export const fileKinds = [CONTRACT_PDF, ...Object.values(PAPER_KINDS)];
