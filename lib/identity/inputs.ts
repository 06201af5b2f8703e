import * as z from 'zod/mini';
import { knownEmail } from '@/lib/core/inputs';

/** Shared by the form and next-auth: messages are keys of lib/i18n (specification 1, section 5). */
export const loginInput = z.object({
  email: knownEmail,
  password: z
    .string()
    .check(z.minLength(1, 'login.passwordRequired'), z.maxLength(200, 'validation.tooLong')),
});
