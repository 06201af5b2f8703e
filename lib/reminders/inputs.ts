import * as z from 'zod/mini';
import { REMINDER_CHANNELS, REMINDER_REASONS } from '@/db/values/reminders';
import { sentAs } from '@/lib/core/wire-types';

const hours = z
  .int('validation.number')
  .check(z.minimum(1, 'validation.reminder.hours'), z.maximum(720, 'validation.reminder.hours'));

export const saveReminderRuleInput = z.object({
  reason: sentAs('ReminderReason', z.enum(REMINDER_REASONS, 'validation.option')),
  isOn: z.boolean(),
  firstHours: hours,
  everyHours: hours,
  times: z
    .int('validation.number')
    .check(z.minimum(1, 'validation.reminder.times'), z.maximum(5, 'validation.reminder.times')),
  channels: z
    .array(sentAs('ReminderChannel', z.enum(REMINDER_CHANNELS, 'validation.option')))
    .check(
      z.minLength(1, 'validation.reminder.channels'),
      z.maxLength(REMINDER_CHANNELS.length, 'validation.option'),
    ),
});
export type SaveReminderRuleInput = z.input<typeof saveReminderRuleInput>;
