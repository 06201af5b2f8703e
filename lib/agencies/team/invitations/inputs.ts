import * as z from 'zod/mini';
import { email } from '@/lib/identity/password/inputs';
import { givenRole } from '../inputs';

/** Shared by form and server: messages are keys of lib/i18n. */
const name = z
  .string()
  .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(60, 'validation.tooLong'));

export const inviteInput = z.object({ name, lastname: name, email, role: givenRole });
export type InviteInput = z.input<typeof inviteInput>;
export type InviteData = z.output<typeof inviteInput>;

export const invitationInput = z.object({ id: z.uuid('errors.invitation.notFound') });
export type InvitationInput = z.input<typeof invitationInput>;
