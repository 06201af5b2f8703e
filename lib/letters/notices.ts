import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';

/** To a client, in the agency's own words. */
export const letterToClient = defineNotice({
  kind: 'letters.to-client',
  payload: z.strictObject({ letterId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeToClient },
});

/** To a talent who is confirmed at an event, in the agency's own words. */
export const letterToConfirmed = defineNotice({
  kind: 'letters.to-confirmed',
  topic: 'work',
  payload: z.strictObject({ letterId: z.uuid(), convocatedId: z.uuid() }),
  channels: {
    email: async () => (await import('./messages')).composeToConfirmed,
    push: async () =>
      pushOfEmail((await import('./messages')).composeToConfirmed, () => '/mi-perfil/trabajos'),
  },
});

export const notices = [letterToClient, letterToConfirmed];
