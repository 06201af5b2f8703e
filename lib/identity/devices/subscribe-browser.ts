import { and, eq, notInArray, or, sql } from 'drizzle-orm';
import { pushSubscriptions } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { isPushEndpoint, vapidKeys } from '@/lib/notifications/push/vapid';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type SubscribeBrowserInput, subscribeBrowserInput } from './inputs';
import { mayTakePush } from './policy';
import { auditTaking, browsersOf } from './taker';

/** More are kept of nobody: the oldest goes. */
const MOST = 10;

/**
 * Lets a browser of the person take push messages, for as long as the session in which it said so. A browser in which
 * somebody else had said so is this person's now: it says the same secret, which no server tells. Throws INVALID for an
 * address of no known service and for somebody else's without that secret, CONFLICT where this
 * installation sends none, UNAUTHENTICATED, FORBIDDEN.
 */
export async function subscribeBrowser(actor: Actor, input: SubscribeBrowserInput): Promise<boolean> {
  const taker = mayTakePush(actor);
  const data = parseInput(subscribeBrowserInput, input);
  if (!vapidKeys()) throw new AppError('CONFLICT', 'errors.push.off');
  if (!isPushEndpoint(data.endpoint)) {
    throw new AppError('INVALID', 'errors.invalid', { endpoint: 'errors.push.endpoint' });
  }
  const { endpoint, p256dh, auth } = data;
  const row = { ...taker, p256dh, auth };
  return transact(async (tx) => {
    const kept = await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...row })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: row,
        setWhere: sql`${or(browsersOf(taker), eq(pushSubscriptions.auth, auth))}`,
      })
      .returning({ id: pushSubscriptions.id });
    if (kept.length === 0) throw new AppError('INVALID', 'errors.invalid', { auth: 'errors.push.keys' });
    const newest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(browsersOf(taker))
      .orderBy(
        sql`${pushSubscriptions.endpoint} = ${endpoint} desc`,
        sql`${pushSubscriptions.createdAt} desc`,
      )
      .limit(MOST);
    await tx
      .delete(pushSubscriptions)
      .where(and(browsersOf(taker), notInArray(pushSubscriptions.id, newest)));
    await auditTaking(tx, actor, taker, 'take-push');
    return true;
  });
}
