import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

const convocatedPayload = z.strictObject({ convocatedId: z.uuid() });

export const talentCalled = defineEmail({
  kind: 'convocatories.talent-called',
  payload: convocatedPayload,
  compose: async () => (await import('./messages')).composeTalentCalled,
});

export const talentConfirmed = defineEmail({
  kind: 'convocatories.talent-confirmed',
  payload: convocatedPayload,
  compose: async () => (await import('./messages')).composeTalentConfirmed,
});

/** To whom was counting on an event that is cancelled. */
export const eventCancelled = defineEmail({
  kind: 'convocatories.event-cancelled',
  payload: convocatedPayload,
  compose: async () => (await import('./messages')).composeEventCancelled,
});

/** To confirmed talents: other dates, another place. */
export const eventChanged = defineEmail({
  kind: 'convocatories.event-changed',
  payload: convocatedPayload,
  compose: async () => (await import('./messages')).composeEventChanged,
});

/** To whoever had said yes to other dates of its event. */
export const answerAgain = defineEmail({
  kind: 'convocatories.answer-again',
  payload: convocatedPayload,
  compose: async () => (await import('./event-dates/messages')).composeAnswerAgain,
});

/** To whom a producer says to have had a yes from by other ways. */
export const outsideAnswerRecorded = defineEmail({
  kind: 'convocatories.outside-answer-recorded',
  payload: convocatedPayload,
  compose: async () => (await import('./outside-answers/messages')).composeOutsideAnswerRecorded,
});

/** To that producer: the talent says that it was not so. */
export const answerDisowned = defineEmail({
  kind: 'convocatories.answer-disowned',
  payload: convocatedPayload,
  compose: async () => (await import('./outside-answers/messages')).composeAnswerDisowned,
});

/** To whom an agency had confirmed or held, now that it is suspended. */
export const bookingFreed = defineEmail({
  kind: 'convocatories.booking-freed',
  payload: convocatedPayload,
  compose: async () => (await import('./agency-suspension/messages')).composeBookingFreed,
});

export const emails = [
  bookingFreed,
  talentCalled,
  talentConfirmed,
  eventCancelled,
  eventChanged,
  answerAgain,
  outsideAnswerRecorded,
  answerDisowned,
];
