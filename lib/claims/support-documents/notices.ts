import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** Few numbers, or few days, of an authorization are left. */
export const numbersEnding = defineNotice({
  kind: 'claims.numbers-ending',
  payload: z.strictObject({ authorizationId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeEnding },
});

/** A support document, or a note, was rejected, with the reason. */
export const supportRejected = defineNotice({
  kind: 'claims.support-rejected',
  payload: z.strictObject({ documentId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeRejected },
});

export const notices = [numbersEnding, supportRejected];
