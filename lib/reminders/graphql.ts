import { REMINDER_CHANNELS, REMINDER_REASONS } from '@/db/values/reminders';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import type { AgencyReminder } from './queries';
import { saveReminderRule } from './save-reminder-rule';
import { SAVE_REMINDER_RULE } from './writes';

const ReasonType = builder.enumType('ReminderReason', { values: REMINDER_REASONS });
builder.enumType('ReminderChannel', { values: REMINDER_CHANNELS });

const ReminderRuleType = builder.objectRef<AgencyReminder>('ReminderRule').implement({
  description: "When an agency's talents are reminded for a reason.",
  fields: (t) => ({
    reason: t.field({ type: ReasonType, resolve: ({ reason }) => reason }),
  }),
});

serveWrite(SAVE_REMINDER_RULE, ReminderRuleType, saveReminderRule);
