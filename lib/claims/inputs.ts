import * as z from 'zod/mini';
import { isCalendarDate } from '@/lib/core/dates';
import { requiredText } from '@/lib/core/inputs';
import { ACCOUNT_FITS, accountFields } from '@/lib/talents/own/bank-account/inputs';

const MISSING = 'claim.required';

/** Fields that the talent writes; the rest comes from its profile (specification part 2, "Invoice form"). */
const claimed = z.object({
  activities: requiredText(2000, MISSING),
  /** Minor units of the event's currency. */
  price: z
    .number({ error: ({ input }) => (input === undefined ? MISSING : 'claim.notANumber') })
    .check(z.refine(Number.isSafeInteger, 'claim.notANumber'), z.gt(0, 'claim.notPositive')),
  /** Reason for a price other than the contract's, required when it differs. */
  differenceReason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'validation.tooLong'))),
  /**
   * The statement of art. 383 par. 2 ET: whether it hired two people or more for this activity. Without an answer the
   * rates of art. 392 hold.
   */
  hiresWorkers: z.nullish(z.boolean(MISSING)),
  /** The invoice of who charges IVA, without which nobody approves its claim. */
  invoiceNumber: z.nullish(z.string().check(z.trim(), z.maxLength(30, 'validation.tooLong'))),
  invoiceDate: z.nullish(
    z.string().check(z.refine((day) => day === '' || isCalendarDate(day), 'validation.date')),
  ),
  invoiceCufe: z.nullish(
    z.string().check(z.trim(), z.toLowerCase(), z.regex(/^([0-9a-f]{96})?$/, 'claim.cufe')),
  ),
  ...accountFields(MISSING),
});
export const sendClaimInput = claimed.check(...ACCOUNT_FITS);
/** `seenVersion` is the one that was returned and is corrected; without it whatever stands there is. */
export const correctClaimInput = z
  .extend(claimed, { seenVersion: z.optional(z.int()) })
  .check(...ACCOUNT_FITS);
export type CorrectClaimInput = z.input<typeof correctClaimInput>;
export type SendClaimInput = z.input<typeof sendClaimInput>;
export type SendClaimData = z.output<typeof sendClaimInput>;
