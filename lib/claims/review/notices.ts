import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const claimPayload = z.strictObject({ claimId: z.uuid() });

export const claimApproved = defineNotice({
  kind: 'claims.approved',
  payload: claimPayload,
  channels: { email: async () => (await import('./messages')).composeApproved },
});

export const claimReturned = defineNotice({
  kind: 'claims.returned',
  payload: z.strictObject({ claimId: z.uuid(), version: z.int() }),
  channels: { email: async () => (await import('./messages')).composeReturned },
});

/** To the platform: an agency approved a claim that it pays. */
export const claimToPay = defineNotice({
  kind: 'claims.to-pay-for-platform',
  payload: claimPayload,
  channels: { email: async () => (await import('./messages')).composeToPay },
});

export const notices = [claimApproved, claimReturned, claimToPay];
