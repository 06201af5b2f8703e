import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { SENT_BACK_TO } from './inputs';

/** To the agency: the platform gave back a claim that it had approved, and why. */
export const claimSentBack = defineNotice({
  kind: 'claims.sent-back',
  payload: z.strictObject({ claimId: z.uuid(), to: z.enum(SENT_BACK_TO) }),
  channels: { email: async () => (await import('./messages')).composeSentBack },
});

export const notices = [claimSentBack];
