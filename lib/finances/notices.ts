import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** To the agency: a client handed in the proof of a payment. */
export const proofReported = defineNotice({
  kind: 'finances.proof-reported',
  payload: z.strictObject({ paymentId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeReported },
});

/** To the client: what it owes for an event. Silent once that is nothing. */
export const debtReminded = defineNotice({
  kind: 'finances.debt-reminded',
  payload: z.strictObject({ eventId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeReminder },
});

export const notices = [proofReported, debtReminded];
