import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const payload = z.strictObject({ agencyId: z.uuid() });

export const agencyApproved = defineNotice({
  kind: 'agencies.approved',
  payload,
  channels: { email: async () => (await import('./messages')).composeApproved },
});

export const agencySuspended = defineNotice({
  kind: 'agencies.suspended',
  payload,
  channels: { email: async () => (await import('./messages')).composeSuspended },
});

export const agencyReactivated = defineNotice({
  kind: 'agencies.reactivated',
  payload,
  channels: { email: async () => (await import('./messages')).composeReactivated },
});

export const notices = [agencyApproved, agencySuspended, agencyReactivated];
