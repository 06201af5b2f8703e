import type { FileKind } from '@/lib/storage/rules';

export const QUOTATION_PDF: FileKind = { name: 'QUOTATION_PDF', openedBy: ['QUOTATION_ANSWER'] };

export const fileKinds = [QUOTATION_PDF];
