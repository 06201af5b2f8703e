import type { FileKind } from '@/lib/storage/rules';

/** Bills and receipts: they name people, accounts and what was paid. */
export const COST_PROOF: FileKind = { name: 'COST_PROOF', isSensitive: true, isUpload: true };

export const fileKinds = [COST_PROOF];
