import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

/** Tells somebody that their data were changed, so that whoever did not do it can act. */
export const dataUpdated = defineEmail({
  kind: 'identity.data-updated',
  payload: z.strictObject({ userId: z.uuid() }),
  compose: async () => (await import('./messages')).composeDataUpdated,
});

export const emails = [dataUpdated];
