import { eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { talentMessageSettings } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { USUAL_QUIET } from '@/lib/core/quiet-hours';
import { database } from '@/lib/platform/database';
import type { MessageSettingsInput } from './inputs';
import { chosenBy, clockOf } from './rules';

export type MessageSettings = MessageSettingsInput & {
  readonly reminders: NonNullable<MessageSettingsInput['reminders']>;
  /** 0 before it has chosen anything. */
  readonly revision: number;
};

/** How a talent wants to be told; who has chosen nothing wants everything, and quiet at night. */
export async function findMessageSettings(db: Db | Tx, talentId: string): Promise<MessageSettings> {
  const [row] = await db
    .select()
    .from(talentMessageSettings)
    .where(eq(talentMessageSettings.talentId, talentId));
  const muted = row?.muted ?? [];
  const quiet = !row || row.quietFrom !== row.quietUntil;
  const hours = row && quiet ? { from: row.quietFrom, until: row.quietUntil } : USUAL_QUIET;
  return {
    revision: row?.revision ?? 0,
    quiet,
    quietFrom: clockOf(hours.from),
    quietUntil: clockOf(hours.until),
    whatsapp: !muted.includes('all.whatsapp'),
    ...chosenBy(muted),
  } as MessageSettings;
}

/** How the talent who asks wants to be told. Throws UNAUTHENTICATED, FORBIDDEN. */
export const getMessageSettings = async (actor: Actor): Promise<MessageSettings> =>
  findMessageSettings(database(), requireTalent(actor).talentId);
