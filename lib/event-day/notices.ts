import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** Brings somebody confirmed its call sheet: when, where, what to wear, whom to ask for. */
export const callSheetSent = defineNotice({
  kind: 'event-day.call-sheet',
  payload: z.strictObject({ convocatedId: z.uuid() }),
  channels: {
    email: async () => (await import('./messages')).composeCallSheet,
    whatsapp: async () => (await import('./whatsapp-messages')).composeCallSheet,
  },
});

export const notices = [callSheetSent];
