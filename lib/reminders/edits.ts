import { reminderRules } from '@/db/schema';
import { defineEdits, OWN_AGENCY } from '@/lib/platform/seen-revision';

/** Which rows the mutations of this domain change. */
export const edits = defineEdits({
  saveReminderRule: { table: reminderRules, row: { agencyId: OWN_AGENCY, reason: 'input.reason' } },
});
