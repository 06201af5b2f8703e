import { defineWrite } from '@/lib/graphql/define-write';
import { saveReminderRuleInput } from './inputs';

export const SAVE_REMINDER_RULE = defineWrite('saveReminderRule', saveReminderRuleInput, {
  input: 'ReminderRuleInput',
  answer: { reason: 'ReminderReason!' },
  revised: true,
});
