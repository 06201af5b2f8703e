import type { FileKind } from '@/lib/storage/rules';

export const EVENT_COVER: FileKind = { name: 'EVENT_COVER' };

/** Names accounts and who pays from them. */
export const ADVANCE_PROOF: FileKind = { name: 'ADVANCE_PROOF', isSensitive: true, isUpload: true };

export const fileKinds = [EVENT_COVER, ADVANCE_PROOF];
