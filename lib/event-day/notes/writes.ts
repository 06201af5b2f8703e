import { defineWrite } from '@/lib/graphql/define-write';
import { saveNoteInput } from './inputs';

export const SAVE_DESK_NOTE = defineWrite('saveDeskNote', saveNoteInput, {
  input: 'DeskNoteInput',
  answer: 'ID!',
});
export const DELETE_DESK_NOTE = defineWrite('deleteDeskNote', { id: 'ID!' }, { answer: 'ID!' });
