import type { FileKind } from '@/lib/storage/rules';

/** It holds a whole account number. */
export const CLAIM_PDF: FileKind = { name: 'CLAIM_PDF', isSensitive: true, openedBy: ['CLAIM'] };

export const fileKinds = [CLAIM_PDF];
