import type { ClaimDocument } from './pdf/claim-document';

/** What a claim says, as plain JSON; the account number is not in it: it stands encrypted on its own. */
export type ClaimSnapshot = Omit<ClaimDocument, 'account' | 'signedAt'> & { readonly signedAt: string };

/** The name under which a claim's PDF is kept and downloaded. */
export const claimFileName = ({ code, talent }: ClaimSnapshot): string =>
  `Cuenta de cobro ${code} ${talent.name.replaceAll(/[/\\]/g, '-')}.pdf`;

/** The snapshot as the PDF renderer takes it. */
export const claimDocument = (snapshot: ClaimSnapshot, account: string): ClaimDocument => ({
  ...snapshot,
  account,
});
