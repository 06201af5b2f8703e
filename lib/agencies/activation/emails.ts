import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

/** Tells somebody that the account is active, and where to log in. */
export const accountActivated = defineEmail({
  kind: 'agencies.account-activated',
  payload: z.strictObject({ userId: z.uuid() }),
  compose: async () => (await import('./messages')).composeActivated,
});

export const emails = [accountActivated];
