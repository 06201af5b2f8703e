import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** Asks somebody in the name of an agency to register as a talent. */
export const talentInvited = defineNotice({
  kind: 'talents.invited',
  payload: z.strictObject({ invitationId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeTalentInvited },
});

export const notices = [talentInvited];
