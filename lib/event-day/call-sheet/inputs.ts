import * as z from 'zod/mini';
import { isCalendarDate } from '@/lib/core/dates';
import { optionalPhone, optionalTitle, text } from '@/lib/core/inputs';

const day = z.string().check(z.refine(isCalendarDate, 'validation.date'));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.time'));

/** More hours than an event of a month for fifty people has. */
const MOST_TIMES = 1500;

/** A call sheet: all of it each time. Empty texts and days without an hour of their own are left out of it. */
export const saveCallSheetInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  dressCode: text(1000),
  contactName: optionalTitle(120),
  contactPhone: z._default(optionalPhone, ''),
  instructions: text(2000),
  times: z
    .array(z.object({ convocatedId: z.nullable(z.uuid('errors.convocated.notFound')), day, time }))
    .check(z.maxLength(MOST_TIMES, 'validation.tooMany')),
});
export type SaveCallSheetInput = z.input<typeof saveCallSheetInput>;

export const sendCallSheetInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  /** Places of whom to send it to; everybody confirmed without them. */
  convocatedIds: z.optional(z.nullable(z.array(z.uuid()).check(z.maxLength(500, 'validation.tooMany')))),
});
export type SendCallSheetInput = z.input<typeof sendCallSheetInput>;
