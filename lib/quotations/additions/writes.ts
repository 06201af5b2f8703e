import { defineWrite } from '@/lib/graphql/define-write';

export const QUOTE_ADDITION = defineWrite(
  'quoteAddition',
  { id: 'ID!' },
  { answer: { id: 'ID!', nameEvent: 'String!' } },
);
