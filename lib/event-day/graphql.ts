import { ATTENDANCE_MARKS } from '@/db/values/attendance-marks';
import { EventType } from '@/lib/events/graphql';
import { builder } from '@/lib/graphql/builder';
import { translate } from '@/lib/i18n/translate';
import { type RecordedMark, recordAttendance } from './attendance/record-attendance';
import { saveCallSheet } from './call-sheet/save-call-sheet';
import { sendCallSheet } from './call-sheet/send-call-sheet';

const AttendanceMarkKindType = builder.enumType('AttendanceMarkKind', { values: ATTENDANCE_MARKS });

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

const AttendanceMarkInputType = builder.inputType('AttendanceMarkInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    convocatedId: t.id({ required: true }),
    day: t.string({ required: true }),
    kind: t.field({ type: AttendanceMarkKindType, required: true }),
    at: t.field({ type: 'DateTime', required: true }),
    pressedAt: t.field({ type: 'DateTime', required: true }),
  }),
});

const CallTimeInputType = builder.inputType('CallTimeInput', {
  fields: (t) => ({
    convocatedId: t.id({ description: 'Left out for everybody.' }),
    day: t.string({ required: true }),
    time: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  saveCallSheet: t.field({
    type: EventType,
    description: 'Replaces what people must know to come to an event. Nobody is told before it is sent.',
    args: {
      eventId: t.arg.id({ required: true }),
      dressCode: t.arg.string({ required: true }),
      contactName: t.arg.string({ required: true }),
      contactPhone: t.arg.string({ required: true }),
      instructions: t.arg.string({ required: true }),
      times: t.arg({ type: [CallTimeInputType], required: true }),
    },
    resolve: async (_, { times, ...args }, { actor }) => {
      const given = times.map((time) => ({ ...time, convocatedId: time.convocatedId ?? null }));
      await saveCallSheet(actor, { ...args, times: given });
      return args.eventId;
    },
  }),
  sendCallSheet: t.int({
    description: 'Sends their call sheet to everybody confirmed, or to those named. Answers how many.',
    args: { eventId: t.arg.id({ required: true }), convocatedIds: t.arg.idList() },
    resolve: (_, { eventId, convocatedIds }, { actor }) =>
      sendCallSheet(actor, { eventId, convocatedIds: convocatedIds ?? null }),
  }),
  recordAttendance: t.field({
    type: [RecordedMarkType],
    description: 'Keeps what the desk of an event noted. A mark sent twice is kept once.',
    args: {
      eventId: t.arg.id({ required: true }),
      marks: t.arg({ type: [AttendanceMarkInputType], required: true }),
    },
    resolve: (_, { eventId, marks }, { actor }) => recordAttendance(actor, { eventId, marks }),
  }),
}));
