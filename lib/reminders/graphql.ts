import { REMINDER_CHANNELS, REMINDER_REASONS } from '@/db/values/reminders';
import { builder } from '@/lib/graphql/builder';
import type { AgencyReminder } from './queries';
import { saveReminderRule } from './save-reminder-rule';

const ReasonType = builder.enumType('ReminderReason', { values: REMINDER_REASONS });
const ChannelType = builder.enumType('ReminderChannel', { values: REMINDER_CHANNELS });

const ReminderRuleType = builder.objectRef<AgencyReminder>('ReminderRule').implement({
  description: "When an agency's talents are reminded for a reason.",
  fields: (t) => ({
    reason: t.field({ type: ReasonType, resolve: ({ reason }) => reason }),
  }),
});

const ReminderRuleInputType = builder.inputType('ReminderRuleInput', {
  fields: (t) => ({
    reason: t.field({ type: ReasonType, required: true }),
    isOn: t.boolean({ required: true }),
    firstHours: t.int({ required: true }),
    everyHours: t.int({ required: true }),
    times: t.int({ required: true }),
    channels: t.field({ type: [ChannelType], required: true }),
  }),
});

builder.mutationField('saveReminderRule', (t) =>
  t.field({
    type: ReminderRuleType,
    args: { input: t.arg({ type: ReminderRuleInputType, required: true }) },
    resolve: (_, { input }, { actor }) => saveReminderRule(actor, input),
  }),
);
