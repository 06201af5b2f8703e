import { defineWrite } from '@/lib/graphql/define-write';

export const MOVE_CLIENTS = defineWrite(
  'moveClients',
  { ids: '[ID!]!', stateId: 'Int!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
