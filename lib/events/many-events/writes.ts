import { defineWrite } from '@/lib/graphql/define-write';

export const MOVE_EVENTS = defineWrite(
  'moveEvents',
  { ids: '[ID!]!', stateId: 'Int!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
export const CANCEL_EVENTS = defineWrite(
  'cancelEvents',
  { ids: '[ID!]!', reason: 'String!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
