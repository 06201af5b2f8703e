import type { FileKind } from '@/lib/storage/rules';

/** A logo of an agency or of one of its clients. */
export const LOGO: FileKind = { name: 'LOGO' };

export const fileKinds = [LOGO];
