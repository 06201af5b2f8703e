import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';

const claimPayload = z.strictObject({ claimId: z.uuid() });
const PLACE = () => '/mi-perfil';

/** The talent's account cannot be paid into: it gives another one. */
export const accountAsked = defineNotice({
  kind: 'claims.account-asked',
  payload: claimPayload,
  channels: {
    email: async () => (await import('./messages')).composeAccountAsked,
    push: async () => pushOfEmail((await import('./messages')).composeAccountAsked, PLACE),
  },
});

/** To the talent: its claim is paid into another account from now on. */
export const accountGiven = defineNotice({
  kind: 'claims.account-given',
  payload: claimPayload,
  channels: { email: async () => (await import('./messages')).composeAccountGiven },
});

export const notices = [accountAsked, accountGiven];
