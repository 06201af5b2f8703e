import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

const invitationPayload = z.strictObject({ invitationId: z.uuid() });

export const memberInvited = defineEmail({
  kind: 'agencies.member-invited',
  payload: invitationPayload,
  compose: async () => (await import('./messages')).composeMemberInvited,
});

/** To who invited. */
export const memberJoined = defineEmail({
  kind: 'agencies.member-joined',
  payload: invitationPayload,
  compose: async () => (await import('./messages')).composeMemberJoined,
});

/** To who owns the agency now, and to who did. */
export const ownershipMoved = defineEmail({
  kind: 'agencies.ownership-moved',
  payload: z.strictObject({
    agencyId: z.uuid(),
    toUserId: z.uuid(),
    ownerId: z.uuid(),
    formerOwnerId: z.uuid(),
  }),
  compose: async () => (await import('./messages')).composeOwnershipMoved,
});

export const emails = [memberInvited, memberJoined, ownershipMoved];
