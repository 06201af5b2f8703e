import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const convocatedPayload = z.strictObject({ convocatedId: z.uuid() });

export const talentCalled = defineNotice({
  kind: 'convocatories.talent-called',
  payload: convocatedPayload,
  channels: { email: async () => (await import('./messages')).composeTalentCalled },
});

export const talentConfirmed = defineNotice({
  kind: 'convocatories.talent-confirmed',
  payload: convocatedPayload,
  channels: { email: async () => (await import('./messages')).composeTalentConfirmed },
});

/** To whom was counting on an event that is cancelled. */
export const eventCancelled = defineNotice({
  kind: 'convocatories.event-cancelled',
  payload: convocatedPayload,
  channels: { email: async () => (await import('./messages')).composeEventCancelled },
});

/** To confirmed talents: other dates, another place. */
export const eventChanged = defineNotice({
  kind: 'convocatories.event-changed',
  payload: convocatedPayload,
  channels: { email: async () => (await import('./messages')).composeEventChanged },
});

/** To whoever had said yes to other dates of its event. */
export const answerAgain = defineNotice({
  kind: 'convocatories.answer-again',
  payload: convocatedPayload,
  channels: { email: async () => (await import('./event-dates/messages')).composeAnswerAgain },
});

/** To whom a producer says to have had a yes from by other ways. */
export const outsideAnswerRecorded = defineNotice({
  kind: 'convocatories.outside-answer-recorded',
  payload: convocatedPayload,
  channels: { email: async () => (await import('./outside-answers/messages')).composeOutsideAnswerRecorded },
});

/** To that producer: the talent says that it was not so. */
export const answerDisowned = defineNotice({
  kind: 'convocatories.answer-disowned',
  payload: convocatedPayload,
  channels: { email: async () => (await import('./outside-answers/messages')).composeAnswerDisowned },
});

/** To whom an agency had confirmed or held, now that it is suspended. */
export const bookingFreed = defineNotice({
  kind: 'convocatories.booking-freed',
  payload: convocatedPayload,
  channels: { email: async () => (await import('./agency-suspension/messages')).composeBookingFreed },
});

export const notices = [
  bookingFreed,
  talentCalled,
  talentConfirmed,
  eventCancelled,
  eventChanged,
  answerAgain,
  outsideAnswerRecorded,
  answerDisowned,
];
