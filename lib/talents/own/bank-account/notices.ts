import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** Tells a talent that its payments go to another account, so that it can act when it did not do it. */
export const accountChanged = defineNotice({
  kind: 'talents.account-changed',
  payload: z.strictObject({ talentId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeAccountChanged },
});

export const notices = [accountChanged];
