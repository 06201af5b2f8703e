import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** The link with which a new talent sets its password. */
export const talentWelcomed = defineNotice({
  kind: 'talents.welcomed',
  payload: z.strictObject({ talentId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeWelcome },
});

export const notices = [talentWelcomed];
