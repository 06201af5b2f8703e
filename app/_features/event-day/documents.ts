import { graphql } from '@/lib/graphql/client';

export const RECORD_ATTENDANCE = graphql(`
  mutation RecordAttendance($eventId: ID!, $marks: [AttendanceMarkInput!]!) {
    recordAttendance(eventId: $eventId, marks: $marks) { id refused }
  }
`);
