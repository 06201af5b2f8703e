import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** The link by which a talent comes in without its password; to who is suspended, that there is none. */
export const loginLink = defineNotice({
  kind: 'identity.login-link',
  payload: z.strictObject({ talentId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeLoginLink },
});

export const notices = [loginLink];
