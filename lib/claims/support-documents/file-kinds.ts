import type { FileKind } from '@/lib/storage/rules';

/** Both name a person with its identification. The talent is who sells: it opens its own. */
export const SUPPORT_XML: FileKind = { name: 'SUPPORT_XML', isAudited: true, isTalents: true };
export const SUPPORT_PDF: FileKind = { name: 'SUPPORT_PDF', isAudited: true, isTalents: true };

export const fileKinds = [SUPPORT_XML, SUPPORT_PDF];
