import * as z from 'zod/mini';
import { isCalendarDate } from '@/lib/core/dates';
import { money, requiredText } from '@/lib/core/inputs';
import { WHOLE } from './rules';

const amount = money();
/** Hundredths of a percent. */
const percent = z
  .int('validation.percentage')
  .check(z.gte(1, 'validation.percentage'), z.lte(WHOLE, 'validation.percentage'));

/** What a client is asked for: an amount in minor units or a part of the total, by when, and how to pay it. */
export const askAdvanceInput = z
  .object({
    eventId: z.uuid('errors.event.notFound'),
    amount: z.optional(z.nullable(amount)),
    percent: z.optional(z.nullable(percent)),
    dueOn: z.string('validation.date').check(z.refine(isCalendarDate, 'validation.date')),
    instructions: requiredText(1000),
  })
  .check(
    z.refine(({ amount, percent }) => (amount == null) !== (percent == null), {
      message: 'validation.advance.oneOf',
      path: ['amount'],
    }),
  );
export type AskAdvanceInput = z.input<typeof askAdvanceInput>;

export const ofEventInput = z.object({ eventId: z.uuid('errors.event.notFound') });
export type OfEventInput = z.input<typeof ofEventInput>;

export const refuseAdvanceInput = z.extend(ofEventInput, { reason: requiredText(500) });
export type RefuseAdvanceInput = z.input<typeof refuseAdvanceInput>;
