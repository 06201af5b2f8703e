import * as z from 'zod/mini';
import { isCalendarDate } from '@/lib/core/dates';
import { requiredLine } from '@/lib/core/inputs';

/** A planilla of social security as its talent says it. */
export const contributionInput = z.object({
  /** The month that is paid, `YYYY-MM`. */
  period: z.string('validation.required').check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'validation.period')),
  number: requiredLine(30),
  operator: requiredLine(60),
  paidOn: z.string('validation.required').check(z.refine(isCalendarDate, 'validation.date')),
});
export type ContributionInput = z.input<typeof contributionInput>;
