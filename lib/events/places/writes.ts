import { defineWrite } from '@/lib/graphql/define-write';
import { eventDirectoryInput, eventStopsInput } from './inputs';

export const CREATE_EVENT_DIRECTORY = defineWrite('createEventDirectory', eventDirectoryInput, {
  input: 'EventDirectoryInput',
});
export const CREATE_EVENT_DIRECTORY_FAST = defineWrite('createEventDirectoryFast', eventDirectoryInput, {
  input: 'EventDirectoryInput',
});
export const KEEP_EVENT_STOPS = defineWrite('keepEventStops', eventStopsInput, { revised: true });
