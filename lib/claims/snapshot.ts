import type { ClaimDocument } from './pdf/claim-document';

/** What a claim says, as plain JSON; the account number is not in it: it stands encrypted on its own. */
export type ClaimSnapshot = Omit<ClaimDocument, 'account' | 'signedAt'> & { readonly signedAt: string };

/** The snapshot as the PDF renderer takes it. */
export const claimDocument = (snapshot: ClaimSnapshot, account: string): ClaimDocument => ({
  ...snapshot,
  account,
});
