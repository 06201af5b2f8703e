import * as z from 'zod/mini';
import { email, personName, surname } from '@/lib/core/inputs';
import { givenRole } from '../inputs';

/** Shared by form and server: messages are keys of lib/i18n. */
export const inviteInput = z.object({ name: personName(60), lastname: surname(60), email, role: givenRole });
export type InviteInput = z.input<typeof inviteInput>;
export type InviteData = z.output<typeof inviteInput>;

export const invitationInput = z.object({ id: z.uuid('errors.invitation.notFound') });
export type InvitationInput = z.input<typeof invitationInput>;
