import * as z from 'zod/mini';
import { line, optionalLink, requiredLine, requiredText, text } from '@/lib/core/inputs';

const optionalLine = (maximum: number) => z.optional(z.nullable(line(maximum)));

/** Changes of an event. Fields left out stay as they are. */
export const updateEventInput = z
  .object({
    id: z.uuid(),
    name: z.optional(requiredLine(120)),
    description: z.optional(z.nullable(text(2000))),
    startDate: z.optional(z.date('validation.date')),
    endDate: z.optional(z.date('validation.date')),
    additionalProfiles: z.optional(z.nullable(optionalLink(500))),
    finalClientColumn: z.optional(z.boolean()),
    finalClientName: optionalLine(120),
    placeName: optionalLine(120),
    placeAddress: optionalLine(200),
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
  reason: requiredText(500),
});
export type CancelEventInput = z.input<typeof cancelEventInput>;
