import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const payload = z.strictObject({ requestId: z.uuid() });

/** Tells who asked something of its data that it came in, and until when it is answered. */
export const requestReceived = defineNotice({
  kind: 'habeas-data.request-received',
  payload,
  channels: { email: async () => (await import('./messages')).composeReceived },
});

/** Why it takes longer, and until when (Ley 1581 de 2012, articles 14 and 15). */
export const requestExtended = defineNotice({
  kind: 'habeas-data.request-extended',
  payload,
  channels: { email: async () => (await import('./messages')).composeExtended },
});

export const requestAnswered = defineNotice({
  kind: 'habeas-data.request-answered',
  payload,
  channels: { email: async () => (await import('./messages')).composeAnswered },
});

export const notices = [requestReceived, requestExtended, requestAnswered];
