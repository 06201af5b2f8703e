import { graphql } from '@/lib/graphql/client';

export const ADD_COST = graphql(`
  mutation AddEventCost($input: AddCostInput!) {
    addEventCost(input: $input) { id }
  }
`);

export const EDIT_COST = graphql(`
  mutation EditEventCost($input: EditCostInput!, $seenRevision: Int) {
    editEventCost(input: $input, seenRevision: $seenRevision) { id }
  }
`);

export const VOID_COST = graphql(`
  mutation VoidEventCost($id: ID!, $reason: String!) {
    voidEventCost(id: $id, reason: $reason) { id }
  }
`);

export const NOTE_FINANCES = graphql(`
  mutation NoteEventFinances($eventId: ID!, $line: String!, $note: String!, $seenRevision: Int) {
    noteEventFinances(eventId: $eventId, line: $line, note: $note, seenRevision: $seenRevision)
  }
`);
