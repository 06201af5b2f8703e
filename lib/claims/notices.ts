import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';

const claimPayload = z.strictObject({ claimId: z.uuid() });

export const claimSentForTalent = defineNotice({
  kind: 'claims.sent-for-talent',
  topic: 'papers',
  payload: claimPayload,
  channels: {
    email: async () => (await import('./messages')).composeSentForTalent,
    push: async () => pushOfEmail((await import('./messages')).composeSentForTalent, () => '/mi-perfil'),
  },
});

export const claimSentForAgency = defineNotice({
  kind: 'claims.sent-for-agency',
  canWait: true,
  payload: claimPayload,
  channels: { email: async () => (await import('./messages')).composeSentForAgency },
});

export const notices = [claimSentForTalent, claimSentForAgency];
