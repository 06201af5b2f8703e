import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { PERSON_TYPES } from './inputs';

const ofPerson = z.strictObject({ type: z.enum(PERSON_TYPES), id: z.uuid() });

/** The link for a new password; to who is suspended, that there is none. */
export const passwordReset = defineNotice({
  kind: 'identity.password-reset',
  payload: ofPerson,
  channels: { email: async () => (await import('./messages')).composePasswordReset },
});

/** Tells somebody that their password was changed, so that whoever did not do it can act. */
export const passwordChanged = defineNotice({
  kind: 'identity.password-changed',
  payload: ofPerson,
  channels: { email: async () => (await import('./messages')).composePasswordChanged },
});

/** Tells somebody that too many log-ins to their account failed. */
export const loginsRefused = defineNotice({
  kind: 'identity.logins-refused',
  payload: ofPerson,
  channels: { email: async () => (await import('./messages')).composeLoginsRefused },
});

export const notices = [passwordReset, passwordChanged, loginsRefused];
