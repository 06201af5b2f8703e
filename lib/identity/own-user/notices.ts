import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** Tells somebody that their data were changed, so that whoever did not do it can act. */
export const dataUpdated = defineNotice({
  kind: 'identity.data-updated',
  payload: z.strictObject({ userId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeDataUpdated },
});

export const notices = [dataUpdated];
