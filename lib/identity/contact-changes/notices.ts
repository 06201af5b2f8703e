import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { TOLD_CHANGES } from './rules';

/**
 * Tells who was reached before that an act that asks again was done, so that whoever did not do it can act. The payload
 * holds the former address: it stands nowhere else once the change is made.
 */
export const contactChanged = defineNotice({
  kind: 'identity.contact-changed',
  urgent: true,
  payload: z.strictObject({
    change: z.enum(TOLD_CHANGES),
    /** Whose: a person's own, or an agency's by its name. */
    of: z.string(),
    to: z.string(),
  }),
  channels: {
    email: async () => (await import('./messages')).composeContactChanged,
    text: async () => (await import('./messages')).composeContactChangedText,
  },
});

export const notices = [contactChanged];
