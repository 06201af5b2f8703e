import * as z from 'zod/mini';
import { email } from '@/lib/identity/password/inputs';

const words = z
  .string()
  .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(80, 'validation.tooLong'));

export const inviteAdministratorInput = z.object({ name: words, lastname: words, email });
export type InviteAdministratorInput = z.input<typeof inviteAdministratorInput>;

export const personIdInput = z.object({ id: z.uuid() });
export type PersonIdInput = z.input<typeof personIdInput>;

export const suspendPersonInput = z.object({
  id: z.uuid(),
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(500, 'validation.tooLong')),
});
export type SuspendPersonInput = z.input<typeof suspendPersonInput>;
