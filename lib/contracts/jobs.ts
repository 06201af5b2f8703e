import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';
import { defineJob } from '@/lib/platform/jobs/define-job';

const contractPayload = z.strictObject({ contractId: z.uuid() });

export const renderContractJob = defineJob({
  name: 'contracts.render-pdf',
  lane: 'document',
  payload: contractPayload,
  run: async () => {
    const { renderContract } = await import('./render-contract');
    return { handle: async ({ contractId }, { actor }) => void (await renderContract(actor, contractId)) };
  },
});

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

export const jobs = [renderContractJob];
export const emails = [contractSignedForTalent, contractSignedForAgency];
