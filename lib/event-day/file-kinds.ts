import type { FileKind } from '@/lib/storage/rules';

/** What the desk of an event photographed: people at work, accidents, papers handed over. */
export const DESK_PHOTO: FileKind = { name: 'DESK_PHOTO', isSensitive: true };

export const fileKinds = [DESK_PHOTO];
