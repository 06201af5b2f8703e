import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const contractPayload = z.strictObject({ contractId: z.uuid() });

export const contractSignedForTalent = defineNotice({
  kind: 'contracts.signed-for-talent',
  payload: contractPayload,
  channels: { email: async () => (await import('./messages')).composeSignedForTalent },
});

export const contractSignedForAgency = defineNotice({
  kind: 'contracts.signed-for-agency',
  payload: contractPayload,
  channels: { email: async () => (await import('./messages')).composeSignedForAgency },
});

export const notices = [contractSignedForTalent, contractSignedForAgency];
