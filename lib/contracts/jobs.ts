import * as z from 'zod/mini';
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

export const jobs = [renderContractJob];
