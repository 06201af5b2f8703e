import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

const claimPayload = z.strictObject({ claimId: z.uuid() });

export const renderClaimJob = defineJob({
  name: 'claims.render-pdf',
  lane: 'document',
  payload: claimPayload,
  run: async () => {
    const { renderClaim } = await import('./render-claim');
    return { handle: async ({ claimId }, { actor }) => void (await renderClaim(actor, claimId)) };
  },
});

export const jobs = [renderClaimJob];
