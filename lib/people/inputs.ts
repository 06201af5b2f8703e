import * as z from 'zod/mini';
import { email, personName, requiredText, surname } from '@/lib/core/inputs';
import { updateOwnUserInput } from '@/lib/identity/own-user/inputs';
import { newPassword } from '@/lib/identity/password/inputs';

export const inviteAdministratorInput = z.object({ name: personName(80), lastname: surname(80), email });
export type InviteAdministratorInput = z.input<typeof inviteAdministratorInput>;

export const personIdInput = z.object({ id: z.uuid() });
export type PersonIdInput = z.input<typeof personIdInput>;

export const suspendPersonInput = z.object({
  id: z.uuid(),
  reason: requiredText(500),
});
export type SuspendPersonInput = z.input<typeof suspendPersonInput>;

/**
 * The specification's `updateUser` (part 2, section 7.2). With a link's `token`: the password, and by a link of
 * activation the states, which can only be the active ones. Without: one's own data, and one's own password with the
 * present one.
 */
export const updateUserInput = z.extend(updateOwnUserInput, {
  id: z.optional(z.uuid('errors.notFound')),
  token: z.optional(z.string().check(z.maxLength(200, 'errors.link.invalid'))),
  password: z.optional(newPassword),
  presentPassword: z.optional(z.string()),
  state: z.optional(z.int()),
  agencyState: z.optional(z.int()),
});
export type UpdateUserInput = z.input<typeof updateUserInput>;
export type UpdateUserData = z.output<typeof updateUserInput>;
