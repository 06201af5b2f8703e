import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** Tells a reader of talents who newly fit a search that it keeps. */
export const newlyFitting = defineNotice({
  kind: 'talents.newly-fitting',
  payload: z.strictObject({ searchId: z.uuid(), userId: z.uuid(), digestId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeNewlyFitting },
});

export const notices = [newlyFitting];
