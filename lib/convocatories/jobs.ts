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

export const emails = [talentCalled, talentConfirmed, eventCancelled, eventChanged];
