import { defineWrite } from '@/lib/graphql/define-write';

export const ORDER_RESERVES = defineWrite(
  'orderReserves',
  { convocatedIds: '[ID!]!', eventId: 'ID!' },
  { answer: 'Int!' },
);
