import { defineWrite } from '@/lib/graphql/define-write';

export const NOTE_FINANCES = defineWrite(
  'noteEventFinances',
  { eventId: 'ID!', line: 'String!', note: 'String!' },
  { answer: 'String!', revised: true },
);
