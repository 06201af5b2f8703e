import { withFields } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const SAVE_CALL_SHEET = defineWrite(
  'saveCallSheet',
  {
    eventId: 'ID!',
    dressCode: 'String!',
    contactName: 'String!',
    contactPhone: 'String!',
    instructions: 'String!',
    times: withFields('[CallTimeInput!]!', { convocatedId: 'ID', day: 'String!', time: 'String!' }),
  },
  { revised: true },
);
export const SEND_CALL_SHEET = defineWrite(
  'sendCallSheet',
  { eventId: 'ID!', convocatedIds: '[ID!]' },
  { answer: 'Int!' },
);
