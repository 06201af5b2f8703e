import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

const ofUser = z.strictObject({ userId: z.uuid() });

/** The link by which a new person activates the account; not sent any more once it is active. */
export const accountActivation = defineEmail({
  kind: 'agencies.account-activation',
  payload: ofUser,
  compose: async () => (await import('./messages')).composeActivation,
});

/** Tells support of an agency that registered itself quickly. */
export const quickRegistration = defineEmail({
  kind: 'agencies.quick-registration',
  payload: ofUser,
  compose: async () => (await import('./messages')).composeQuickRegistration,
});

export const emails = [accountActivation, quickRegistration];
