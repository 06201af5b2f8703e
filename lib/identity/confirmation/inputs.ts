import * as z from 'zod/mini';

export const confirmSelfInput = z.object({
  password: z
    .string('validation.required')
    .check(
      z.minLength(1, { error: 'validation.required', abort: true }),
      z.maxLength(200, 'validation.password.wrong'),
    ),
});
export type ConfirmSelfInput = z.input<typeof confirmSelfInput>;
