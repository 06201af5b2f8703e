import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';
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

export const jobs = [renderClaimJob];
export const emails = [claimSentForTalent, claimSentForAgency];
