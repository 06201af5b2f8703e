import * as z from 'zod/mini';
import { isCalendarDate } from '@/lib/core/dates';
import { line, text } from '@/lib/core/inputs';
import { HIGHEST_CEILING } from '@/lib/core/money-limits';

const day = z.string('validation.date').check(z.refine(isCalendarDate, 'validation.date'));

const collectionFields = {
  invoiceNumber: z.optional(z.nullable(line(60))),
  /** `YYYY-MM-DD`, as all days here. */
  invoicedOn: z.optional(z.nullable(day)),
  /** Null: by the terms of the client. */
  dueOn: z.optional(z.nullable(day)),
  /** Charged instead of the event's total, in minor units, with its IVA. */
  amount: z.optional(
    z.nullable(
      z
        .int('validation.amount')
        .check(z.gte(0, 'validation.amount'), z.lte(HIGHEST_CEILING, 'validation.amount')),
    ),
  ),
  amountReason: z.optional(z.nullable(text(300))),
  reminds: z.boolean(),
};

type Amount = {
  readonly amount?: number | null | undefined;
  readonly amountReason?: string | null | undefined;
};
const explained = <T extends Amount>() =>
  z.refine<T>(({ amount, amountReason }) => amount == null || Boolean(amountReason), {
    message: 'validation.required',
    path: ['amountReason'],
  });

export const collectionFieldsInput = z.object(collectionFields).check(explained());
export type CollectionFields = z.input<typeof collectionFieldsInput>;

export const keepCollectionInput = z
  .object({ ...collectionFields, eventId: z.uuid('errors.event.notFound') })
  .check(explained());
export type KeepCollectionInput = z.input<typeof keepCollectionInput>;

export const keepTermsInput = z.object({
  clientId: z.uuid('errors.client.notFound'),
  /** Null: the usual ones. */
  days: z.nullable(
    z.int('validation.number').check(z.gte(0, 'validation.number'), z.lte(365, 'validation.number')),
  ),
});
export type KeepTermsInput = z.input<typeof keepTermsInput>;
