import { and, eq } from 'drizzle-orm';
import { pushSubscriptions } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { transact } from '@/lib/platform/transaction';
import { mayTakePush } from './policy';
import { auditTaking, browsersOf } from './taker';

/** Has a browser of the person take no push messages any more; false when it took none. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function unsubscribeBrowser(actor: Actor, endpoint: string): Promise<boolean> {
  const taker = mayTakePush(actor);
  return transact(async (tx) => {
    const gone = await tx
      .delete(pushSubscriptions)
      .where(and(browsersOf(taker), eq(pushSubscriptions.endpoint, endpoint)))
      .returning({ id: pushSubscriptions.id });
    if (gone.length === 0) return false;
    await auditTaking(tx, actor, taker, 'end-push');
    return true;
  });
}
