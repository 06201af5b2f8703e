import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

const claimPayload = z.strictObject({ claimId: z.uuid() });

export const claimSentForTalent = defineEmail({
  kind: 'claims.sent-for-talent',
  payload: claimPayload,
  compose: async () => (await import('./messages')).composeSentForTalent,
});

export const claimSentForAgency = defineEmail({
  kind: 'claims.sent-for-agency',
  payload: claimPayload,
  compose: async () => (await import('./messages')).composeSentForAgency,
});

export const emails = [claimSentForTalent, claimSentForAgency];
