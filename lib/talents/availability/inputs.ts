import * as z from 'zod/mini';
import { isCalendarDate } from '@/lib/core/dates';
import { clearable, line } from '@/lib/core/inputs';

const day = z.string('validation.required').check(
  z.minLength(1, 'validation.required'),
  z.refine<string>((text) => text === '' || isCalendarDate(text), 'validation.date'),
);

/** Days both included, `YYYY-MM-DD`; the note is for the talent alone. */
export const blockDaysInput = z
  .object({
    talentId: z.uuid('errors.talent.notFound'),
    firstDay: day,
    lastDay: day,
    note: clearable(line(120)),
  })
  .check(
    z.refine((days) => days.lastDay >= days.firstDay, {
      error: 'validation.dateOrder',
      path: ['lastDay'],
    }),
  );
export type BlockDaysInput = z.input<typeof blockDaysInput>;

export const unblockDaysInput = z.object({
  talentId: z.uuid('errors.talent.notFound'),
  id: z.uuid('errors.talent.daysNotFound'),
});
export type UnblockDaysInput = z.input<typeof unblockDaysInput>;
