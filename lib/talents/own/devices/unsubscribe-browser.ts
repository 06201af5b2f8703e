import { and, eq } from 'drizzle-orm';
import { pushSubscriptions } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';

/** Has a browser of the talent take no push messages any more; false when it took none. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function unsubscribeBrowser(actor: Actor, endpoint: string): Promise<boolean> {
  const { talentId } = requireTalent(actor);
  return transact(async (tx) => {
    const gone = await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.talentId, talentId), eq(pushSubscriptions.endpoint, endpoint)))
      .returning({ id: pushSubscriptions.id });
    if (gone.length === 0) return false;
    await recordAudit(tx, actor, 'talent.end-push', { id: talentId, agencyId: null });
    return true;
  });
}
