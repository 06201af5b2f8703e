import * as z from 'zod/mini';

const MISSING = 'claim.required';

/** What the talent writes; the rest comes from its profile (specification part 2, "Invoice form"). */
export const sendClaimInput = z.object({
  activities: z
    .string(MISSING)
    .check(z.trim(), z.minLength(1, MISSING), z.maxLength(2000, 'validation.tooLong')),
  /** Minor units of the event's currency. */
  price: z
    .number({ error: ({ input }) => (input === undefined ? MISSING : 'claim.notANumber') })
    .check(z.refine(Number.isSafeInteger, 'claim.notANumber'), z.gt(0, 'claim.notPositive')),
  bankId: z.int(MISSING),
  account: z
    .string(MISSING)
    .check(z.trim(), z.minLength(1, MISSING), z.regex(/^\d{4,20}$/, 'claim.accountDigits')),
  typeAccount: z.enum(['AHORROS', 'CORRIENTE'], MISSING),
});
export type SendClaimInput = z.input<typeof sendClaimInput>;
