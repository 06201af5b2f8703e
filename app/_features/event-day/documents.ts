import { graphql } from '@/lib/graphql/client';

export const RECORD_ATTENDANCE = graphql(`
  mutation RecordAttendance($eventId: ID!, $marks: [AttendanceMarkInput!]!) {
    recordAttendance(eventId: $eventId, marks: $marks) { id refused }
  }
`);

export const SAVE_DESK_NOTE = graphql(`
  mutation SaveDeskNote($input: DeskNoteInput!) {
    saveDeskNote(input: $input)
  }
`);

export const DELETE_DESK_NOTE = graphql(`
  mutation DeleteDeskNote($id: ID!) {
    deleteDeskNote(id: $id)
  }
`);
