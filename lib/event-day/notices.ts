import * as z from 'zod/mini';
import { ownSheetPath } from '@/lib/core/paths';
import { defineNotice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';

/** Brings somebody confirmed its call sheet: when, where, what to wear, whom to ask for. */
export const callSheetSent = defineNotice({
  kind: 'event-day.call-sheet',
  topic: 'work',
  gathers: true,
  payload: z.strictObject({ convocatedId: z.uuid() }),
  channels: {
    email: async () => (await import('./messages')).composeCallSheet,
    whatsapp: async () => (await import('./whatsapp-messages')).composeCallSheet,
    push: async () =>
      pushOfEmail((await import('./messages')).composeCallSheet, ({ convocatedId }) =>
        ownSheetPath(convocatedId),
      ),
  },
});

export const notices = [callSheetSent];
