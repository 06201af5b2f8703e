import type { ClaimDocument } from './pdf/claim-document';

/** Content of a claim as plain JSON, without the account number, which is stored encrypted. */
export type ClaimSnapshot = Omit<ClaimDocument, 'account' | 'signedAt' | 'verification'> & {
  readonly signedAt: string;
};

/** Adds the account number for the PDF renderer. */
export const claimDocument = (snapshot: ClaimSnapshot, account: string): ClaimDocument => ({
  ...snapshot,
  account,
});
