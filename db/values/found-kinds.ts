/** What Ctrl-K finds. */
export const FOUND_KINDS = [
  'QUOTATION',
  'CLIENT',
  'EVENT',
  'TALENT',
  'PERSON',
  'AGENCY',
  'CONTRACT',
  'CLAIM',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
