import { eq } from 'drizzle-orm';
import { talentCalendars } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { hashLinkSecret, newLinkSecret } from '@/lib/identity/link-tokens/secret';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { transact } from '@/lib/platform/transaction';

/**
 * Makes a secret address of one's calendar, for programs that read it without a log-in; one made before ends. Answers
 * the address, which is not kept and cannot be told again. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function makeCalendar(actor: Actor): Promise<string> {
  const { talentId } = requireTalent(actor);
  const secret = newLinkSecret();
  const secretHash = hashLinkSecret(secret);
  await transact(async (tx) => {
    await tx
      .insert(talentCalendars)
      .values({ talentId, secretHash })
      .onConflictDoUpdate({
        target: talentCalendars.talentId,
        set: { secretHash, createdAt: currentTime() },
      });
    await recordAudit(tx, actor, 'talent.make-calendar', { id: talentId, agencyId: null });
  });
  return `${env().APP_URL}/calendario/${secret}`;
}

/** Ends the address of one's calendar; false when there was none. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function endCalendar(actor: Actor): Promise<boolean> {
  const { talentId } = requireTalent(actor);
  return transact(async (tx) => {
    const ended = await tx
      .delete(talentCalendars)
      .where(eq(talentCalendars.talentId, talentId))
      .returning({ talentId: talentCalendars.talentId });
    if (ended.length === 0) return false;
    await recordAudit(tx, actor, 'talent.end-calendar', { id: talentId, agencyId: null });
    return true;
  });
}
