import * as z from 'zod/mini';

const text = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum, 'validation.tooLong'));
const optionalText = (maximum: number) => z.optional(z.nullable(text(maximum)));
const httpsOrEmpty = z.optional(
  z.nullable(
    z.string().check(
      z.trim(),
      z.refine((value) => value === '' || /^https:\/\/[^\s]+$/.test(value), 'validation.httpsUrl'),
    ),
  ),
);

export const openEventInput = z.object({ quotationId: z.uuid('validation.required') });
export type OpenEventInput = z.input<typeof openEventInput>;

/** What may be changed of an event; what is left out stays. */
export const updateEventInput = z
  .object({
    id: z.uuid(),
    name: z.optional(text(120).check(z.minLength(1, 'validation.required'))),
    description: optionalText(2000),
    startDate: z.optional(z.date('validation.date')),
    endDate: z.optional(z.date('validation.date')),
    additionalProfiles: httpsOrEmpty,
    finalClientColumn: z.optional(z.boolean()),
    finalClientName: optionalText(120),
    placeName: optionalText(120),
    placeAddress: optionalText(200),
    cityId: z.optional(z.int()),
  })
  .check(
    z.refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
      message: 'validation.dateOrder',
      path: ['endDate'],
    }),
  );
export type UpdateEventInput = z.input<typeof updateEventInput>;

export const cancelEventInput = z.object({
  id: z.uuid(),
  reason: text(500).check(z.minLength(1, 'validation.required')),
});
export type CancelEventInput = z.input<typeof cancelEventInput>;
