import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** Those that wait from before say more. */
const payload = z.object({ archiveId: z.uuid() });

/** Tells who asked for everything of its agency that it can be downloaded. */
export const archiveReady = defineNotice({
  kind: 'archives.ready',
  payload,
  channels: { email: async () => (await import('./messages')).composeArchiveReady },
});

/** The same of one that could not be made. */
export const archiveFailed = defineNotice({
  kind: 'archives.failed',
  payload,
  channels: { email: async () => (await import('./messages')).composeArchiveFailed },
});

export const notices = [archiveReady, archiveFailed];
