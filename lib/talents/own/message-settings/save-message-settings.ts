import { talentMessageSettings } from '@/db/schema';
import { MESSAGE_TOPICS } from '@/db/values/messages';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type MessageSettingsInput, messageSettingsInput } from './inputs';
import { findMessageSettings, type MessageSettings } from './queries';
import { minutesOf, mutedBy } from './rules';

/**
 * Keeps how a talent wants to be told, of what it may choose: what is urgent by itself (codes) and what has no topic (its
 * account, its data) goes all the same, and mail where no channel is left, but of calls and reminders. WhatsApp off here is what BAJA is, for this
 * talent; a number that wrote BAJA comes back by ALTA alone (decision 120). Throws INVALID, UNAUTHENTICATED, FORBIDDEN.
 */
export async function saveMessageSettings(
  actor: Actor,
  input: MessageSettingsInput,
): Promise<MessageSettings> {
  const { talentId } = requireTalent(actor);
  const data = parseInput(messageSettingsInput, input);
  const quietFrom = minutesOf(data.quietFrom);
  const hours = {
    quietFrom,
    quietUntil: data.quiet ? minutesOf(data.quietUntil) : quietFrom,
  };
  return transact(async (tx) => {
    const before = await findMessageSettings(tx, talentId);
    const { reminders = before.reminders } = data;
    const values = { ...hours, muted: mutedBy({ ...data, reminders }, data.whatsapp) };
    await tx
      .insert(talentMessageSettings)
      .values({ talentId, ...values })
      .onConflictDoUpdate({
        target: talentMessageSettings.talentId,
        set: { ...values, updatedAt: currentTime() },
      });
    const after = await findMessageSettings(tx, talentId);
    const itself = { id: talentId, agencyId: null };
    const changed = (['quiet', 'quietFrom', 'quietUntil', ...MESSAGE_TOPICS] as const).filter(
      (field) => `${before[field]}` !== `${after[field]}`,
    );
    if (changed.length > 0)
      await recordAudit(tx, actor, 'talent.set-messages', itself, { detail: { changed } });
    if (before.whatsapp !== after.whatsapp) {
      await recordAudit(
        tx,
        actor,
        after.whatsapp ? 'talent.return-whatsapp' : 'talent.leave-whatsapp',
        itself,
      );
    }
    return after;
  });
}
