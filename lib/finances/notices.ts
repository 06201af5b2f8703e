import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** To the agency: a client handed in the proof of a payment. */
export const proofReported = defineNotice({
  kind: 'finances.proof-reported',
  payload: z.strictObject({ paymentId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeReported },
});

/** To the platform: a client handed in the proof of what it paid to it for an agency. */
export const collectedReported = defineNotice({
  kind: 'finances.collected-reported',
  payload: z.strictObject({ paymentId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeCollectedReported },
});

/** To the client: what it owes for an event, with its statement where it has one. Silent once that is nothing. */
export const debtReminded = defineNotice({
  kind: 'finances.debt-reminded',
  payload: z.strictObject({ eventId: z.uuid(), statementId: z.optional(z.uuid()) }),
  channels: { email: async () => (await import('./messages')).composeReminder },
});

const ofPayment = z.strictObject({ paymentId: z.uuid() });

/** To the client: what it handed in was taken, and how much of it. */
export const proofTaken = defineNotice({
  kind: 'finances.proof-taken',
  payload: ofPayment,
  channels: { email: async () => (await import('./messages')).composeTaken },
});

/** To the client: why its proof is not taken, and where it hands in another. */
export const proofRefused = defineNotice({
  kind: 'finances.proof-refused',
  payload: ofPayment,
  channels: { email: async () => (await import('./messages')).composeRefused },
});

/** To the client: its statement, which somebody of the agency sends. */
export const statementSent = defineNotice({
  kind: 'finances.statement-sent',
  payload: z.strictObject({ clientId: z.uuid(), senderId: z.uuid() }),
  channels: { email: async () => (await import('./statement/statement-mail')).composeStatement },
});

export const notices = [
  proofReported,
  collectedReported,
  debtReminded,
  proofTaken,
  proofRefused,
  statementSent,
];
