import { defineWrite } from '@/lib/graphql/define-write';

export const ASK_AGENCY_CODE = defineWrite(
  'askAgencySigningCode',
  { electronic: 'Boolean!', eventId: 'ID', seen: 'String!' },
  { answer: 'Boolean!' },
);
export const SIGN_EVENT = defineWrite(
  'signEventContracts',
  { code: 'String!', electronic: 'Boolean!', eventId: 'ID' },
  { answer: 'Int!' },
);
export const ASK_MANDATE_CODE = defineWrite(
  'askMandateCode',
  { electronic: 'Boolean!', until: 'String!' },
  { answer: 'Boolean!' },
);
export const GRANT_MANDATE = defineWrite('grantSigningMandate', {
  code: 'String!',
  electronic: 'Boolean!',
  until: 'String!',
});
export const REVOKE_MANDATE = defineWrite('revokeSigningMandate', {}, { answer: 'Boolean!' });
