import * as z from 'zod/mini';
import { readVerificationCode } from './rules';

/** A code as anybody types it. */
export const verificationCode = z
  .string()
  .check(z.maxLength(40, 'errors.document.badCode'))
  .check(z.refine((typed) => readVerificationCode(typed) !== null, 'errors.document.badCode'));

/** The SHA-256 of a file, which its holder's browser works out, and the code on the page where it does. */
export const verifyFileInput = z.object({
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'errors.document.badHash')),
  code: z.nullable(verificationCode),
});
export type VerifyFileInput = z.input<typeof verifyFileInput>;
