import { defineWrite } from '@/lib/graphql/define-write';

export const SHARE_QUOTATION_LINK = defineWrite(
  'shareQuotationLink',
  { id: 'ID!' },
  { answer: { url: 'String!', phone: 'String', dialingCode: 'String!' } },
);
export const REVOKE_QUOTATION_LINKS = defineWrite('revokeQuotationLinks', { id: 'ID!' }, { answer: 'Int!' });
