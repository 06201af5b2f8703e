import type { FileKind } from '@/lib/storage/rules';

/** Bills and receipts: they name people, accounts and what was paid. */
export const COST_PROOF: FileKind = { name: 'COST_PROOF', isSensitive: true, isUpload: true };

/** Handed in by clients, or by the agency for them. */
export const PAYMENT_PROOF: FileKind = { name: 'PAYMENT_PROOF', isSensitive: true, isUpload: true };

export const fileKinds = [COST_PROOF, PAYMENT_PROOF];
