import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { accountActivation } from '@/lib/registration/notices';

const payload = z.strictObject({ userId: z.uuid() });

/** The link by which an invited administrator sets a password. */
export const administratorInvited = defineNotice({
  kind: 'agencies.administrator-invited',
  payload,
  channels: { email: async () => (await import('./messages')).composeInvited },
});

/** The mail by which an account is activated: every administrator was invited, and every owner registered. */
export const activationOf = ({ isAdministrator }: { readonly isAdministrator: boolean }) =>
  isAdministrator ? administratorInvited : accountActivation;

export const personSuspended = defineNotice({
  kind: 'agencies.person-suspended',
  payload,
  channels: { email: async () => (await import('./messages')).composeSuspended },
});

export const personReactivated = defineNotice({
  kind: 'agencies.person-reactivated',
  payload,
  channels: { email: async () => (await import('./messages')).composeReactivated },
});

export const notices = [administratorInvited, personSuspended, personReactivated];
