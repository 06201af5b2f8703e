import * as z from 'zod/mini';
import { GENDERS } from '@/db/values/line-values';
import { money, requiredText } from '@/lib/core/inputs';
import { HIGHEST_DAILY_CEILING } from '@/lib/core/money-limits';
import { sentAs } from '@/lib/core/wire-types';

const whole = (minimum: number, maximum: number, key: string) =>
  z.int(key).check(z.gte(minimum, key), z.lte(maximum, key));

/** People of one profile and gender that an event needs. Dates left out are the event's. */
export const personalFields = {
  /** Code of the catalogue: 'modelo'. */
  profile: requiredText(200, 'validation.quotation.profile'),
  gender: sentAs('String', z.enum(GENDERS, 'validation.option')),
  quantity: whole(1, 1000, 'validation.quotation.people'),
  /** Gross pay per person and day, in minor units. */
  budget: money(0, HIGHEST_DAILY_CEILING),
  startDate: z.optional(z.nullable(z.date('validation.date'))),
  endDate: z.optional(z.nullable(z.date('validation.date'))),
};

/** The same as a form holds it while it is typed. */
export const personalFormInput = z.object({
  profile: personalFields.profile,
  gender: personalFields.gender,
  quantity: personalFields.quantity,
  budget: z.pipe(
    z.transform((amount: number | null) => amount ?? Number.NaN),
    personalFields.budget,
  ),
});
export type PersonalForm = z.input<typeof personalFormInput>;

/** A changed one names its id. */
export const keepPersonalInput = z
  .object({
    ...personalFields,
    id: z.optional(z.nullable(z.uuid())),
    eventId: z.uuid('validation.required'),
  })
  .check(
    z.refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
      message: 'validation.dateOrder',
      path: ['endDate'],
    }),
  );
export type KeepPersonalInput = z.input<typeof keepPersonalInput>;

export const personalIdInput = z.object({ id: z.uuid() });
export const personalsOfInput = z.object({ eventId: z.uuid() });
