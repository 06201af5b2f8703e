import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** Tells a person of the portal what happened to its work and was not read there yet. */
export const inboxNews = defineNotice({
  kind: 'inbox.news',
  payload: z.strictObject({ userId: z.uuid(), agencyId: z.nullable(z.uuid()), ids: z.array(z.int()) }),
  channels: {
    email: async () => (await import('./messages')).composeNews,
    push: async () => (await import('./messages')).composePushedNews,
  },
});

export const notices = [inboxNews];
