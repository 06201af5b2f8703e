import type { FileKind } from '@/lib/storage/rules';

/** The PDF of a claim holds the whole account number. */
export const CLAIM_PDF: FileKind = { name: 'CLAIM_PDF', isSensitive: true, openedBy: ['CLAIM'] };

export const fileKinds = [CLAIM_PDF];
