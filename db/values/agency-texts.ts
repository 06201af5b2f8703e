/** What an agency says in words of its own: in mails, and in what goes along with a link by WhatsApp. */
export const AGENCY_TEXTS = [
  'QUOTATION_MAIL',
  'SHOWCASE_MAIL',
  'CALL_MAIL',
  'CONTRACT_MAIL',
  'ADVANCE_MAIL',
  'INVITATION_MAIL',
  'QUOTATION_CHAT',
  'SHOWCASE_CHAT',
  'CALL_CHAT',
  'CONTRACT_CHAT',
  'CLAIM_CHAT',
  'INVITATION_CHAT',
] as const;
export type AgencyText = (typeof AGENCY_TEXTS)[number];
