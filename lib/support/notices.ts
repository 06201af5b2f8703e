import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const payload = z.strictObject({ requestId: z.uuid() });

/** Tells support whom to call, and about which event. */
export const callRequested = defineNotice({
  kind: 'support.call-requested',
  payload,
  channels: { email: async () => (await import('./messages')).composeCallRequested },
});

/** What was answered, to who asked. */
export const requestAnswered = defineNotice({
  kind: 'support.request-answered',
  payload,
  channels: { email: async () => (await import('./messages')).composeAnswered },
});

export const notices = [callRequested, requestAnswered];
