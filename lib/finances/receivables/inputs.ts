import * as z from 'zod/mini';
import { isCalendarDate } from '@/lib/core/dates';
import { clearable, line, money, text } from '@/lib/core/inputs';

const day = z.string('validation.date').check(z.refine(isCalendarDate, 'validation.date'));

export const keepCollectionInput = z
  .object({
    eventId: z.uuid('errors.event.notFound'),
    invoiceNumber: z.optional(z.nullable(line(60))),
    /** `YYYY-MM-DD`, as all days here. */
    invoicedOn: z.optional(z.nullable(day)),
    /** Null: by the terms of the client. */
    dueOn: z.optional(z.nullable(day)),
    /** Charged instead of the event's total, in minor units, with its IVA. */
    amount: clearable(money(0)),
    amountReason: z.optional(z.nullable(text(300))),
    reminds: z.boolean(),
  })
  .check(
    z.refine(({ amount, amountReason }) => amount == null || Boolean(amountReason), {
      message: 'validation.required',
      path: ['amountReason'],
    }),
  );
export type KeepCollectionInput = z.input<typeof keepCollectionInput>;

export const keepTermsInput = z.object({
  clientId: z.uuid('errors.client.notFound'),
  /** Null: the usual ones. */
  days: z.nullable(
    z.int('validation.number').check(z.gte(0, 'validation.number'), z.lte(365, 'validation.number')),
  ),
});
export type KeepTermsInput = z.input<typeof keepTermsInput>;
