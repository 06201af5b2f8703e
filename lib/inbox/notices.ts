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

/** Tells a person of an agency once a day what it has not read of it. */
export const inboxDigest = defineNotice({
  kind: 'inbox.digest',
  payload: z.strictObject({ userId: z.uuid(), agencyId: z.uuid(), ids: z.array(z.int()) }),
  channels: { email: async () => (await import('./messages')).composeDigest },
});

export const notices = [inboxNews, inboxDigest];
