import type { FileKind } from '@/lib/storage/rules';

/** Bills and receipts: they name people, accounts and what was paid. */
export const COST_PROOF: FileKind = { name: 'COST_PROOF', isSensitive: true, isUpload: true };

/** Handed in by clients, or by the agency for them. */
export const PAYMENT_PROOF: FileKind = { name: 'PAYMENT_PROOF', isSensitive: true, isUpload: true };

/** The bank's proof of what the platform paid to an agency. */
export const AGENCY_PAYOUT_PROOF: FileKind = {
  name: 'AGENCY_PAYOUT_PROOF',
  isSensitive: true,
  isUpload: true,
};

/** Tells what a client was charged and paid. */
export const STATEMENT_PDF: FileKind = { name: 'STATEMENT_PDF', isSensitive: true };

export const fileKinds = [AGENCY_PAYOUT_PROOF, COST_PROOF, PAYMENT_PROOF, STATEMENT_PDF];
