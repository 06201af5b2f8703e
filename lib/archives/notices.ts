import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const payload = z.strictObject({ archiveId: z.uuid() });
/** How many of its files storage had lost. */
const readyPayload = z.strictObject({ archiveId: z.uuid(), missing: z.optional(z.int()) });

/** Tells who asked for everything of its agency that it can be downloaded. */
export const archiveReady = defineNotice({
  kind: 'archives.ready',
  payload: readyPayload,
  channels: { email: async () => (await import('./messages')).composeArchiveReady },
});

/** The same of one that could not be made. */
export const archiveFailed = defineNotice({
  kind: 'archives.failed',
  payload,
  channels: { email: async () => (await import('./messages')).composeArchiveFailed },
});

export const notices = [archiveReady, archiveFailed];
