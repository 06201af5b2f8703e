import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';
import { accountActivation } from '../registration/emails';

const payload = z.strictObject({ userId: z.uuid() });

/** The link by which an invited administrator sets a password. */
export const administratorInvited = defineEmail({
  kind: 'agencies.administrator-invited',
  payload,
  compose: async () => (await import('./messages')).composeInvited,
});

/** The mail by which an account is activated: every administrator was invited, and every owner registered. */
export const activationOf = ({ isAdministrator }: { readonly isAdministrator: boolean }) =>
  isAdministrator ? administratorInvited : accountActivation;

export const personSuspended = defineEmail({
  kind: 'agencies.person-suspended',
  payload,
  compose: async () => (await import('./messages')).composeSuspended,
});

export const personReactivated = defineEmail({
  kind: 'agencies.person-reactivated',
  payload,
  compose: async () => (await import('./messages')).composeReactivated,
});

export const emails = [administratorInvited, personSuspended, personReactivated];
