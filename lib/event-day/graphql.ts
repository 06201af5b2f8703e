import { ATTENDANCE_MARKS } from '@/db/values/attendance-marks';
import { EventType } from '@/lib/events/graphql';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { translate } from '@/lib/i18n/translate';
import { type RecordedMark, recordAttendance } from './attendance/record-attendance';
import { RECORD_ATTENDANCE } from './attendance/writes';
import { saveCallSheet } from './call-sheet/save-call-sheet';
import { sendCallSheet } from './call-sheet/send-call-sheet';
import { SAVE_CALL_SHEET, SEND_CALL_SHEET } from './call-sheet/writes';

builder.enumType('AttendanceMarkKind', { values: ATTENDANCE_MARKS });

const RecordedMarkType = builder.objectRef<RecordedMark>('RecordedMark').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    refused: t.string({
      nullable: true,
      description: 'Why it was not kept, in words; null for one that is.',
      resolve: ({ refused }) => refused && translate(refused),
    }),
  }),
});

serveWrite(
  SAVE_CALL_SHEET,
  EventType,
  async (actor, { times, ...given }) => {
    await saveCallSheet(actor, {
      ...given,
      times: times.map(({ convocatedId = null, ...time }) => ({ ...time, convocatedId })),
    });
    return given.eventId;
  },
  {
    description: 'Replaces what people must know to come to an event. Nobody is told before it is sent.',
    about: { 'CallTimeInput.convocatedId': 'Left out for everybody.' },
  },
);
serveWrite(SEND_CALL_SHEET, 'Int', sendCallSheet, {
  description: 'Sends their call sheet to everybody confirmed, or to those named. Answers how many.',
});
serveWrite(RECORD_ATTENDANCE, [RecordedMarkType], recordAttendance, {
  description: 'Keeps what the desk of an event noted. A mark sent twice is kept once.',
});
