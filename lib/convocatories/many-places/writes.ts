import { defineWrite } from '@/lib/graphql/define-write';

export const DECIDE_PLACES = defineWrite(
  'decidePlaces',
  { beyondNeed: 'Boolean', ids: '[ID!]!', stateId: 'Int!' },
  { answer: [{ id: 'ID!', refused: 'String', beyondNeed: 'Boolean!' }] },
);
export const UNDO_PLACES = defineWrite(
  'undoPlaces',
  { ids: '[ID!]!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
export const REMIND_PLACES = defineWrite(
  'remindPlaces',
  { ids: '[ID!]!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
