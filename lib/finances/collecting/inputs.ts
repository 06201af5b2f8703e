import * as z from 'zod/mini';
import { text } from '@/lib/core/inputs';
import { EARLIEST_REMINDER, LATEST_REMINDER, MOST_REMINDERS, orderedDays } from './rules';

const day = z
  .int('validation.collecting.day')
  .check(
    z.gte(EARLIEST_REMINDER, 'validation.collecting.early'),
    z.lte(LATEST_REMINDER, 'validation.collecting.late'),
  );

/** How an agency collects: when its clients are reminded, and how they pay. */
export const collectionSettingsInput = z.object({
  /** Days after the due date, negative before it; none for no reminders. */
  reminderDays: z
    .array(day)
    .check(z.refine((days) => orderedDays(days).length <= MOST_REMINDERS, 'validation.collecting.many')),
  paymentInstructions: z.optional(z.nullable(text(600))),
});
export type CollectionSettingsInput = z.input<typeof collectionSettingsInput>;

/** Numbers of days as people type them: errors stand at their field. */
const typedCounts = (most: number, tooFar: string) =>
  z.array(z.string()).check(
    z.refine((typed) => typed.every((each) => /^\d{1,3}$/.test(each)), 'validation.collecting.day'),
    z.refine((typed) => typed.every((each) => !(Number(each) < 1 || Number(each) > most)), tooFar),
  );

/** The same as people type it: days before, days after. */
export const collectionForm = z.object({
  before: typedCounts(-EARLIEST_REMINDER, 'validation.collecting.early'),
  onDay: z.boolean(),
  after: typedCounts(LATEST_REMINDER, 'validation.collecting.late'),
  paymentInstructions: text(600),
});
export type CollectionForm = z.input<typeof collectionForm>;

/** What a form says as days. */
export const typedDays = ({ before, onDay, after }: Omit<CollectionForm, 'paymentInstructions'>): number[] =>
  orderedDays([...before.map((typed) => -Number(typed)), ...(onDay ? [0] : []), ...after.map(Number)]);
