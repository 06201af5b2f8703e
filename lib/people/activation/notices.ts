import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** Tells somebody that the account is active, and where to log in. */
export const accountActivated = defineNotice({
  kind: 'agencies.account-activated',
  payload: z.strictObject({ userId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeActivated },
});

export const notices = [accountActivated];
