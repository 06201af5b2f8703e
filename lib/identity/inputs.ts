import * as z from 'zod/mini';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Shared by the form and next-auth: messages are keys of lib/i18n (specification 1, section 5). */
export const loginInput = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'validation.required'),
      z.maxLength(100, 'validation.tooLong'),
      z.regex(EMAIL, 'validation.email'),
    ),
  password: z
    .string()
    .check(z.minLength(1, 'login.passwordRequired'), z.maxLength(200, 'validation.tooLong')),
});
