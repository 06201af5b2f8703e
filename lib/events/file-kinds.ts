import type { FileKind } from '@/lib/storage/rules';

export const EVENT_COVER: FileKind = { name: 'EVENT_COVER' };

export const fileKinds = [EVENT_COVER];
