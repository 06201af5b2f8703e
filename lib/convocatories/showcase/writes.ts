import { defineWrite } from '@/lib/graphql/define-write';

export const SHOW_TALENTS = defineWrite(
  'showTalents',
  { convocatedIds: '[ID!]!', eventId: 'ID!', shown: 'Boolean!' },
  { answer: [{ id: 'ID!' }] },
);
export const SHOW_EVERYONE = defineWrite(
  'showEveryone',
  { eventId: 'ID!', shown: 'Boolean!' },
  { answer: [{ id: 'ID!' }] },
);
export const ORDER_SHOWCASE = defineWrite(
  'orderShowcase',
  { convocatedIds: '[ID!]!', eventId: 'ID!' },
  { answer: 'Int!' },
);
export const SEND_SHOWCASE = defineWrite('sendShowcase', { eventId: 'ID!' }, { answer: 'Boolean!' });
