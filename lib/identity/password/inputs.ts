import * as z from 'zod/mini';
import { knownEmail } from '@/lib/core/inputs';

/** Bcrypt reads no more than this of a password. */
const MAXIMUM_BYTES = 72;
const MINIMUM_LENGTH = 8;
const BCRYPT_HASH = /^\$2[abxy]?\$\d\d\$/;

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/**
 * A password as somebody chooses it (product decisions, "Accounts"): 8 characters at least, 72 bytes at most, kept as
 * it was typed. A hash sent in its place is refused: whoever read one in the database could otherwise use it.
 */
export const newPassword = z.string().check(
  z.minLength(1, 'validation.required'),
  z.maxLength(MAXIMUM_BYTES, 'validation.password.long'),
  z.refine((text) => [...text].length >= MINIMUM_LENGTH, 'validation.password.short'),
  z.refine((text) => byteLength(text) <= MAXIMUM_BYTES, 'validation.password.long'),
  z.refine((text) => !BCRYPT_HASH.test(text) && !text.includes('\0'), 'validation.password.hash'),
);

export const setPasswordInput = z.object({ password: newPassword });
export type SetPasswordInput = z.input<typeof setPasswordInput>;

/** The form with both fields (specification part 2, section 5, "Password set/reset"). */
export const passwordFormInput = z
  .object({
    password: newPassword,
    confirmation: z.string().check(z.minLength(1, 'validation.password.confirm')),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: 'validation.password.mismatch',
    }),
  );

/** The password that somebody has, as it is typed. */
export const presentPassword = z
  .string()
  .check(z.minLength(1, 'validation.required'), z.maxLength(200, 'validation.tooLong'));

export const changeOwnPasswordInput = z.object({
  presentPassword,
  password: newPassword,
});
export type ChangeOwnPasswordInput = z.input<typeof changeOwnPasswordInput>;

export const PERSON_TYPES = ['agency', 'talent'] as const;

/** Person who asks for a new password. 'agency' is whoever signs in to the portal, the administrator too. */
export const requestPasswordResetInput = z.object({
  email: knownEmail,
  type: z.enum(PERSON_TYPES, 'validation.password.type'),
});
export type RequestPasswordResetInput = z.input<typeof requestPasswordResetInput>;
