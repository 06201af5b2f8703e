import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const ofUser = z.strictObject({ userId: z.uuid() });

/** The link by which a new person activates the account; not sent any more once it is active. */
export const accountActivation = defineNotice({
  kind: 'agencies.account-activation',
  payload: ofUser,
  channels: { email: async () => (await import('./messages')).composeActivation },
});

/** Tells support of an agency that registered itself quickly. */
export const quickRegistration = defineNotice({
  kind: 'agencies.quick-registration',
  payload: ofUser,
  channels: { email: async () => (await import('./messages')).composeQuickRegistration },
});

export const notices = [accountActivation, quickRegistration];
