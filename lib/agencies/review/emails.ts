import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

const payload = z.strictObject({ agencyId: z.uuid() });

export const agencyApproved = defineEmail({
  kind: 'agencies.approved',
  payload,
  compose: async () => (await import('./messages')).composeApproved,
});

export const agencySuspended = defineEmail({
  kind: 'agencies.suspended',
  payload,
  compose: async () => (await import('./messages')).composeSuspended,
});

export const agencyReactivated = defineEmail({
  kind: 'agencies.reactivated',
  payload,
  compose: async () => (await import('./messages')).composeReactivated,
});

export const emails = [agencyApproved, agencySuspended, agencyReactivated];
