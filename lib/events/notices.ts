import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const ofEvent = z.strictObject({ eventId: z.uuid() });

/** To the client: what advance it is asked for, and how to pay it. */
export const advanceAsked = defineNotice({
  kind: 'events.advance-asked',
  payload: ofEvent,
  channels: { email: async () => (await import('./messages')).advanceAsked },
});

/** To the agency: the client handed in the proof that it paid. */
export const advanceProven = defineNotice({
  kind: 'events.advance-proven',
  payload: z.strictObject({ eventId: z.uuid(), fileId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).advanceProven },
});

/** To the platform, where it receives the money: the proof of an advance was handed in. */
export const advanceToCheck = defineNotice({
  kind: 'events.advance-to-check',
  payload: z.strictObject({ eventId: z.uuid(), fileId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).advanceToCheck },
});

/** To the client: the advance arrived. */
export const advanceReceived = defineNotice({
  kind: 'events.advance-received',
  payload: ofEvent,
  channels: { email: async () => (await import('./messages')).advanceReceived },
});

/** To the client: why its proof is not taken. */
export const advanceRefused = defineNotice({
  kind: 'events.advance-refused',
  payload: ofEvent,
  channels: { email: async () => (await import('./messages')).advanceRefused },
});

export const notices = [advanceAsked, advanceProven, advanceToCheck, advanceReceived, advanceRefused];
