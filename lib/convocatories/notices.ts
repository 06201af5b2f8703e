import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';

/** The calls in the talent's own place. */
const place = () => '/mi-perfil/trabajos';
/** Where it applies to others. */
const openCalls = () => '/mi-perfil/convocatorias';

const convocatedPayload = z.strictObject({ convocatedId: z.uuid() });

export const talentCalled = defineNotice({
  kind: 'convocatories.talent-called',
  topic: 'calls',
  payload: convocatedPayload,
  channels: {
    email: async () => (await import('./messages')).composeTalentCalled,
    whatsapp: async () => (await import('./whatsapp/messages')).composeTalentCalled,
    push: async () => pushOfEmail((await import('./messages')).composeTalentCalled, place),
  },
});

/** Tells a talent that it was chosen; who was in reserve until now, with what else befalls it in ten minutes. */
export const talentConfirmed = defineNotice({
  kind: 'convocatories.talent-confirmed',
  topic: 'work',
  gathers: true,
  payload: z.strictObject({ convocatedId: z.uuid(), promoted: z.optional(z.boolean()) }),
  channels: {
    email: async () => (await import('./messages')).composeTalentConfirmed,
    whatsapp: async () => (await import('./whatsapp/messages')).composeTalentConfirmed,
    push: async () => pushOfEmail((await import('./messages')).composeTalentConfirmed, place),
  },
});

/** Tells a talent that the agency put it in reserve, goes on without it, or took its confirmation back. */
export const placeMoved = defineNotice({
  kind: 'convocatories.place-moved',
  topic: 'calls',
  gathers: true,
  payload: z.strictObject({ convocatedId: z.uuid(), from: z.int(), to: z.int() }),
  channels: {
    email: async () => (await import('./decisions/messages')).composePlaceMoved,
    push: async () => pushOfEmail((await import('./decisions/messages')).composePlaceMoved, place),
  },
});

/** Takes out of a talent's calendar the days of a place that it gave back itself. */
export const placeGivenBack = defineNotice({
  kind: 'convocatories.place-given-back',
  topic: 'work',
  gathers: true,
  payload: convocatedPayload,
  channels: { email: async () => (await import('./answers/messages')).composePlaceGivenBack },
});

/** Tells a talent who counted on an event that it is cancelled. */
export const eventCancelled = defineNotice({
  kind: 'convocatories.event-cancelled',
  topic: 'work',
  payload: convocatedPayload,
  channels: {
    email: async () => (await import('./messages')).composeEventCancelled,
    whatsapp: async () => (await import('./whatsapp/messages')).composeEventCancelled,
    push: async () => pushOfEmail((await import('./messages')).composeEventCancelled, place),
  },
});

/** Tells confirmed talents the new dates or place of their event. */
export const eventChanged = defineNotice({
  kind: 'convocatories.event-changed',
  topic: 'work',
  gathers: true,
  payload: convocatedPayload,
  channels: {
    email: async () => (await import('./messages')).composeEventChanged,
    push: async () => pushOfEmail((await import('./messages')).composeEventChanged, place),
  },
});

/** Tells who was called what changed of its call, before and after. */
export const callChanged = defineNotice({
  kind: 'convocatories.call-changed',
  topic: 'calls',
  gathers: true,
  payload: z.strictObject({ convocatedId: z.uuid(), revision: z.int() }),
  channels: {
    email: async () => (await import('./calls/messages')).composeCallChanged,
    push: async () => pushOfEmail((await import('./calls/messages')).composeCallChanged, place),
  },
});

/** Asks again a talent who had said yes to a higher pay. */
export const payChanged = defineNotice({
  kind: 'convocatories.pay-changed',
  topic: 'calls',
  gathers: true,
  payload: convocatedPayload,
  channels: {
    email: async () => (await import('./calls/messages')).composePayChanged,
    push: async () => pushOfEmail((await import('./calls/messages')).composePayChanged, place),
  },
});

/** Tells a talent who applied to an open call that it is called. */
export const applicantCalled = defineNotice({
  kind: 'convocatories.applicant-called',
  topic: 'calls',
  payload: convocatedPayload,
  channels: {
    email: async () => (await import('./open-calls/messages')).composeApplicantCalled,
    push: async () => pushOfEmail((await import('./open-calls/messages')).composeApplicantCalled, place),
  },
});

/** Tells a talent who applied to an open call that it is not. */
export const applicationDeclined = defineNotice({
  kind: 'convocatories.application-declined',
  topic: 'calls',
  gathers: true,
  payload: z.strictObject({ applicationId: z.uuid() }),
  channels: {
    email: async () => (await import('./open-calls/messages')).composeApplicationDeclined,
    push: async () =>
      pushOfEmail((await import('./open-calls/messages')).composeApplicationDeclined, openCalls),
  },
});

/** Asks again a talent who had said yes to other dates. */
export const answerAgain = defineNotice({
  kind: 'convocatories.answer-again',
  topic: 'calls',
  gathers: true,
  payload: convocatedPayload,
  channels: {
    email: async () => (await import('./event-dates/messages')).composeAnswerAgain,
    push: async () => pushOfEmail((await import('./event-dates/messages')).composeAnswerAgain, place),
  },
});

/** Tells a talent that a producer recorded a yes in its name. */
export const outsideAnswerRecorded = defineNotice({
  kind: 'convocatories.outside-answer-recorded',
  topic: 'calls',
  payload: convocatedPayload,
  channels: {
    email: async () => (await import('./outside-answers/messages')).composeOutsideAnswerRecorded,
    push: async () =>
      pushOfEmail((await import('./outside-answers/messages')).composeOutsideAnswerRecorded, place),
  },
});

/** Tells that producer that the talent denies the yes. */
export const answerDisowned = defineNotice({
  kind: 'convocatories.answer-disowned',
  payload: convocatedPayload,
  channels: { email: async () => (await import('./outside-answers/messages')).composeAnswerDisowned },
});

/** Tells a talent that a suspended agency's confirmation or hold has ended. */
export const bookingFreed = defineNotice({
  kind: 'convocatories.booking-freed',
  topic: 'work',
  payload: convocatedPayload,
  channels: {
    email: async () => (await import('./agency-suspension/messages')).composeBookingFreed,
    push: async () => pushOfEmail((await import('./agency-suspension/messages')).composeBookingFreed, place),
  },
});

/** Tells the producer of an event that a talent who was called was suspended. */
export const talentLeft = defineNotice({
  kind: 'convocatories.talent-left',
  payload: convocatedPayload,
  channels: { email: async () => (await import('./talent-suspension/messages')).composeTalentLeft },
});

/** Tells the producer of an event that a confirmed place is free and who is next in reserve. */
export const placeFree = defineNotice({
  kind: 'convocatories.place-free',
  payload: convocatedPayload,
  channels: { email: async () => (await import('./reserves/messages')).composePlaceFree },
});

/** Tells a person of the client where it chooses among the talents whom the agency shows it, in which round. */
export const showcaseSent = defineNotice({
  kind: 'convocatories.showcase-sent',
  payload: z.strictObject({ viewerId: z.uuid(), round: z.int() }),
  channels: { email: async () => (await import('./showcase/messages')).composeShowcaseSent },
});

export const notices = [
  showcaseSent,
  placeFree,
  talentLeft,
  bookingFreed,
  talentCalled,
  talentConfirmed,
  placeMoved,
  placeGivenBack,
  eventCancelled,
  eventChanged,
  callChanged,
  payChanged,
  applicantCalled,
  applicationDeclined,
  answerAgain,
  outsideAnswerRecorded,
  answerDisowned,
];
