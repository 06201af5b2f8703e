import { defineWrite } from '@/lib/graphql/define-write';

export const SAVE_TEMPLATE = defineWrite(
  'saveQuotationTemplate',
  { name: 'String!', quotationId: 'ID!', replace: 'Boolean' },
  { answer: { id: 'ID!', name: 'String!' } },
);
export const RENAME_TEMPLATE = defineWrite(
  'renameQuotationTemplate',
  { id: 'ID!', name: 'String!' },
  { answer: { id: 'ID!', name: 'String!' }, revised: true },
);
export const DELETE_TEMPLATE = defineWrite('deleteQuotationTemplate', { id: 'ID!' }, { answer: 'ID!' });
