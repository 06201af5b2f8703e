import { defineWrite } from '@/lib/graphql/define-write';

export const REVISE_QUOTATION = defineWrite(
  'reviseQuotation',
  { id: 'ID!' },
  { answer: { id: 'ID!', version: 'Int!', nameEvent: 'String!' } },
);
