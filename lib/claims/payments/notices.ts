import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';

const paymentPayload = z.strictObject({ claimId: z.uuid(), paymentId: z.optional(z.uuid()) });
const PLACE = () => '/mi-perfil';

export const claimPaid = defineNotice({
  kind: 'claims.paid',
  topic: 'papers',
  payload: paymentPayload,
  channels: {
    email: async () => (await import('./messages')).composePaid,
    push: async () => pushOfEmail((await import('./messages')).composePaid, PLACE),
  },
});

export const claimPartlyPaid = defineNotice({
  kind: 'claims.partly-paid',
  topic: 'papers',
  payload: paymentPayload,
  channels: {
    email: async () => (await import('./messages')).composePartlyPaid,
    push: async () => pushOfEmail((await import('./messages')).composePartlyPaid, PLACE),
  },
});

/** The bank sent the money back: the talent gives another account where that is why. */
export const paymentRejected = defineNotice({
  kind: 'claims.payment-rejected',
  payload: paymentPayload,
  channels: {
    email: async () => (await import('./messages')).composeRejected,
    push: async () => pushOfEmail((await import('./messages')).composeRejected, PLACE),
  },
});

export const notices = [claimPaid, claimPartlyPaid, paymentRejected];
