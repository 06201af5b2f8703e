import * as z from 'zod/mini';
import { newPassword } from '@/lib/identity/password/inputs';

/** The specification's `updateTalent` with a password (part 2, section 7.2), by the token of the talent's own link. */
export const updateTalentInput = z.object({
  id: z.uuid('errors.talent.notFound'),
  token: z
    .string('errors.link.invalid')
    .check(z.minLength(1, 'errors.link.invalid'), z.maxLength(200, 'errors.link.invalid')),
  password: newPassword,
});
export type UpdateTalentInput = z.input<typeof updateTalentInput>;
