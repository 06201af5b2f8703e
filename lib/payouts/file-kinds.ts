import type { FileKind } from '@/lib/storage/rules';

/** A file for the bank: it holds whole account numbers, and is read through its batch alone. */
export const PAYOUT_FILE: FileKind = { name: 'PAYOUT_FILE', isSensitive: true, isForNobodyElse: true };

/** The bank's proof of a whole batch: it may name all whom it pays, and is read through its batch alone. */
export const PAYOUT_PROOF: FileKind = {
  name: 'PAYOUT_PROOF',
  isSensitive: true,
  isUpload: true,
  isForNobodyElse: true,
};

export const fileKinds = [PAYOUT_FILE, PAYOUT_PROOF];
