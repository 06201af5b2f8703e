import { defineWrite } from '@/lib/graphql/define-write';
import { keepPersonalInput } from './inputs';

export const KEEP_PERSONAL = defineWrite('createEventPersonal', keepPersonalInput, {
  input: 'EventPersonalInput',
  revised: true,
});
export const REMOVE_PERSONAL = defineWrite('deleteEventPersonal', { id: 'ID!' });
export const DELETE_EVENT_PERSONAL_BY_EVENT_ID = defineWrite('deleteEventPersonalByEventId', {
  eventId: 'ID!',
});
