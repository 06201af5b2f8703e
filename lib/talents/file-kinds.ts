import type { FileKind } from '@/lib/storage/rules';

export const TALENT_PHOTO: FileKind = { name: 'TALENT_PHOTO', isTalents: true, isKeepers: true };

/** A paper that a talent keeps for its contracts. */
export const OWN_PAPER: FileKind = {
  name: 'OWN_PAPER',
  isSensitive: true,
  isUpload: true,
  isTalents: true,
  isForNobodyElse: true,
};

export const fileKinds = [TALENT_PHOTO, OWN_PAPER];
