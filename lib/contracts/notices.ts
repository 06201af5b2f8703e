import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';

const contractPayload = z.strictObject({ contractId: z.uuid() });

export const contractSignedForTalent = defineNotice({
  kind: 'contracts.signed-for-talent',
  topic: 'papers',
  payload: contractPayload,
  channels: {
    email: async () => (await import('./messages')).composeSignedForTalent,
    push: async () => pushOfEmail((await import('./messages')).composeSignedForTalent, () => '/mi-perfil'),
  },
});

export const contractSignedForAgency = defineNotice({
  kind: 'contracts.signed-for-agency',
  payload: contractPayload,
  channels: { email: async () => (await import('./messages')).composeSignedForAgency },
});

export const notices = [contractSignedForTalent, contractSignedForAgency];
