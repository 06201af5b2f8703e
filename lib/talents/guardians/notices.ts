import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** Asks the guardian of a talent under 18, at the guardian's own address, with a link. */
export const guardianAsked = defineNotice({
  kind: 'talents.guardian-asked',
  payload: z.strictObject({ talentId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeGuardianAsked },
});

export const notices = [guardianAsked];
