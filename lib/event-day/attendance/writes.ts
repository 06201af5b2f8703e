import { ATTENDANCE_MARKS } from '@/db/values/attendance-marks';
import { oneOf, withFields } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const RECORD_ATTENDANCE = defineWrite(
  'recordAttendance',
  {
    eventId: 'ID!',
    marks: withFields('[AttendanceMarkInput!]!', {
      id: 'ID!',
      convocatedId: 'ID!',
      day: 'String!',
      kind: oneOf('AttendanceMarkKind!', ATTENDANCE_MARKS),
      at: 'DateTime!',
      pressedAt: 'DateTime!',
    }),
  },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
