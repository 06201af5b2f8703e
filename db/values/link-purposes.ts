/** What a link may be for (product decisions, "Identifiers and links"). What follows from each stands in lib/core. */
export const LINK_PURPOSE_NAMES = [
  'ACTIVATION',
  'PASSWORD_RESET',
  'INVITATION',
  'QUOTATION_ANSWER',
  'TALENT_REPLY',
  'CONTRACT',
  'CLAIM',
  'RIDE',
  'GUARDIAN_CONSENT',
  'TALENT_INVITATION',
  'JOINING_PHOTOS',
  'TALENT_LOGIN',
  'ADVANCE',
  'STATEMENT',
  'SELECTION',
] as const;

export type LinkPurpose = (typeof LINK_PURPOSE_NAMES)[number];
