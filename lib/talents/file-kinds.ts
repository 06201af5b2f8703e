import type { FileKind } from '@/lib/storage/rules';

export const TALENT_PHOTO: FileKind = { name: 'TALENT_PHOTO', isTalents: true };

export const fileKinds = [TALENT_PHOTO];
