import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const claimPayload = z.strictObject({ claimId: z.uuid() });

export const claimSentForTalent = defineNotice({
  kind: 'claims.sent-for-talent',
  payload: claimPayload,
  channels: { email: async () => (await import('./messages')).composeSentForTalent },
});

export const claimSentForAgency = defineNotice({
  kind: 'claims.sent-for-agency',
  payload: claimPayload,
  channels: { email: async () => (await import('./messages')).composeSentForAgency },
});

export const notices = [claimSentForTalent, claimSentForAgency];
