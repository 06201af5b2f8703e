import type { FileKind } from '@/lib/storage/rules';

/** The PDF of a claim holds the whole account number. */
export const CLAIM_PDF: FileKind = {
  name: 'CLAIM_PDF',
  isSensitive: true,
  isTalents: true,
  openedBy: ['CLAIM'],
};

/** Names a person with its identification and what it earned. */
export const WITHHOLDING_CERTIFICATE: FileKind = {
  name: 'WITHHOLDING_CERTIFICATE',
  isSensitive: true,
  isTalents: true,
};

/** Names a person with what it was paid. */
export const PAYMENT_RECEIPT: FileKind = { name: 'PAYMENT_RECEIPT', isSensitive: true, isTalents: true };

/** A planilla of social security: its talent's, and who is to pay a claim of its month opens it. */
export const CONTRIBUTION_PAPER: FileKind = {
  name: 'CONTRIBUTION_PAPER',
  isSensitive: true,
  isUpload: true,
  isTalents: true,
  isPayers: true,
};

/** The bank's proof of one payment of a claim. */
export const CLAIM_PAYMENT_PROOF: FileKind = {
  name: 'CLAIM_PAYMENT_PROOF',
  isSensitive: true,
  isUpload: true,
  isTalents: true,
};

/** The paper of a treaty by which less is withheld from who resides abroad. */
export const TREATY_PAPER: FileKind = {
  name: 'TREATY_PAPER',
  isSensitive: true,
  isUpload: true,
  isTalents: true,
};

export const fileKinds = [
  CLAIM_PAYMENT_PROOF,
  CLAIM_PDF,
  CONTRIBUTION_PAPER,
  PAYMENT_RECEIPT,
  TREATY_PAPER,
  WITHHOLDING_CERTIFICATE,
];
