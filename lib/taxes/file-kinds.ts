import type { FileKind } from '@/lib/storage/rules';

/** A paper that proves to a payer what a talent declares: handed to that agency, which may open it. */
export const REDUCTION_PAPER: FileKind = {
  name: 'REDUCTION_PAPER',
  isSensitive: true,
  isUpload: true,
  isTalents: true,
};

export const fileKinds = [REDUCTION_PAPER];
