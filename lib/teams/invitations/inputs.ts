import * as z from 'zod/mini';
import { email, requiredLine } from '@/lib/core/inputs';
import { givenRole } from '../inputs';

/** Shared by form and server: messages are keys of lib/i18n. */
const name = requiredLine(60);

export const inviteInput = z.object({ name, lastname: name, email, role: givenRole });
export type InviteInput = z.input<typeof inviteInput>;
export type InviteData = z.output<typeof inviteInput>;

export const invitationInput = z.object({ id: z.uuid('errors.invitation.notFound') });
export type InvitationInput = z.input<typeof invitationInput>;
