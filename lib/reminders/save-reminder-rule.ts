import { reminderRules } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type SaveReminderRuleInput, saveReminderRuleInput } from './inputs';
import { mayKeepReminders } from './policy';
import type { AgencyReminder } from './queries';

/** Says when the agency's talents are reminded for a reason. Throws INVALID, UNAUTHENTICATED, FORBIDDEN. */
export async function saveReminderRule(actor: Actor, input: SaveReminderRuleInput): Promise<AgencyReminder> {
  const { agencyId } = mayKeepReminders(actor);
  const { reason, ...rule } = parseInput(saveReminderRuleInput, input);
  const said = { ...rule, channels: [...new Set(rule.channels)] };
  return transact(async (tx) => {
    const [row] = await tx
      .insert(reminderRules)
      .values({ agencyId, reason, ...said })
      .onConflictDoUpdate({
        target: [reminderRules.agencyId, reminderRules.reason],
        set: { ...said, updatedAt: currentTime() },
      })
      .returning({ revision: reminderRules.revision });
    await recordAudit(
      tx,
      actor,
      'reminder-rule.save',
      { id: agencyId, agencyId },
      { detail: { reason, ...said } },
    );
    return { reason, ...said, revision: row?.revision ?? 0 };
  });
}
