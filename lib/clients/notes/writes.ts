import { defineWrite } from '@/lib/graphql/define-write';
import { addClientNoteInput } from './inputs';

export const ADD_CLIENT_NOTE = defineWrite('addClientNote', addClientNoteInput);
export const REMOVE_CLIENT_NOTE = defineWrite('removeClientNote', { id: 'ID!' });
