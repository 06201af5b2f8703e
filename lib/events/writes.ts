import { defineWrite } from '@/lib/graphql/define-write';
import { namedEventInput, updateEventInput } from './inputs';

const answer = { id: 'ID!', name: 'String!' } as const;

export const CREATE_EVENT = defineWrite('createEvent', namedEventInput, {
  input: 'CreateEventInput',
  answer,
});
export const UPDATE_EVENT = defineWrite('updateEvent', updateEventInput, {
  input: 'UpdateEventInput',
  answer,
  revised: true,
});
export const EDIT_EVENT_WITH_PLACE = defineWrite('editEventWithPlace', updateEventInput, {
  input: 'UpdateEventInput',
});
export const EDIT_EVENT_CREATE_PLACE = defineWrite('editEventCreatePlace', updateEventInput, {
  input: 'UpdateEventInput',
});
export const COPY_EVENT = defineWrite(
  'copyEvent',
  { id: 'ID!', name: 'String!', startDate: 'DateTime!' },
  { answer },
);
export const CANCEL_EVENT = defineWrite('cancelEvent', { id: 'ID!', reason: 'String!' });
