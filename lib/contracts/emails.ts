import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

const contractPayload = z.strictObject({ contractId: z.uuid() });

export const contractSignedForTalent = defineEmail({
  kind: 'contracts.signed-for-talent',
  payload: contractPayload,
  compose: async () => (await import('./messages')).composeSignedForTalent,
});

export const contractSignedForAgency = defineEmail({
  kind: 'contracts.signed-for-agency',
  payload: contractPayload,
  compose: async () => (await import('./messages')).composeSignedForAgency,
});

export const emails = [contractSignedForTalent, contractSignedForAgency];
