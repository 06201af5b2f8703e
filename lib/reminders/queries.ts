import { eq } from 'drizzle-orm';
import { reminderRules } from '@/db/schema';
import { REMINDER_REASONS, type ReminderReason } from '@/db/values/reminders';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { maySeeReminders } from './policy';
import { type ReminderRule, USUAL_RULES } from './rules';

export type AgencyReminder = ReminderRule & {
  readonly reason: ReminderReason;
  /** 0 while the usual one holds. */
  readonly revision: number;
};

/** When the agency's talents are reminded, for each reason. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listReminderRules(actor: Actor): Promise<AgencyReminder[]> {
  const { agencyId } = maySeeReminders(actor);
  const said = await database().select().from(reminderRules).where(eq(reminderRules.agencyId, agencyId));
  return REMINDER_REASONS.map((reason) => {
    const own = said.find((row) => row.reason === reason);
    const { isOn, firstHours, everyHours, times, channels } = own ?? USUAL_RULES[reason];
    return { reason, isOn, firstHours, everyHours, times, channels, revision: own?.revision ?? 0 };
  });
}
