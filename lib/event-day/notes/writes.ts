import { defineWrite } from '@/lib/graphql/define-write';

export const SAVE_DESK_NOTE = defineWrite(
  'saveDeskNote',
  { id: 'ID!', eventId: 'ID!', convocatedId: 'ID', day: 'String!', text: 'String!', pressedAt: 'DateTime!' },
  { input: 'DeskNoteInput', answer: 'ID!' },
);
export const DELETE_DESK_NOTE = defineWrite('deleteDeskNote', { id: 'ID!' }, { answer: 'ID!' });
