import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const invitationPayload = z.strictObject({ invitationId: z.uuid() });

export const memberInvited = defineNotice({
  kind: 'agencies.member-invited',
  payload: invitationPayload,
  channels: { email: async () => (await import('./messages')).composeMemberInvited },
});

/** Tells the person who invited. */
export const memberJoined = defineNotice({
  kind: 'agencies.member-joined',
  payload: invitationPayload,
  channels: { email: async () => (await import('./messages')).composeMemberJoined },
});

/** Tells the new and the former owner. */
export const ownershipMoved = defineNotice({
  kind: 'agencies.ownership-moved',
  payload: z.strictObject({
    agencyId: z.uuid(),
    toUserId: z.uuid(),
    ownerId: z.uuid(),
    formerOwnerId: z.uuid(),
  }),
  channels: { email: async () => (await import('./messages')).composeOwnershipMoved },
});

export const notices = [memberInvited, memberJoined, ownershipMoved];
