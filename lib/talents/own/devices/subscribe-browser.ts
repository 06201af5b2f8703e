import { and, eq, notInArray, sql } from 'drizzle-orm';
import { pushSubscriptions } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { isPushEndpoint, vapidKeys } from '@/lib/notifications/push/vapid';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type SubscribeBrowserInput, subscribeBrowserInput } from './inputs';

/** More are kept of nobody: the oldest goes. */
const MOST = 10;

/**
 * Lets a browser of the talent take push messages, for as long as the session in which it said so. A browser in which
 * somebody else had said so is this talent's now. Throws INVALID for an address of no known service, CONFLICT where this
 * installation sends none, UNAUTHENTICATED, FORBIDDEN.
 */
export async function subscribeBrowser(actor: Actor, input: SubscribeBrowserInput): Promise<boolean> {
  const { talentId, sessionId } = requireTalent(actor);
  const data = parseInput(subscribeBrowserInput, input);
  if (!vapidKeys()) throw new AppError('CONFLICT', 'errors.push.off');
  if (!isPushEndpoint(data.endpoint)) {
    throw new AppError('INVALID', 'errors.invalid', { endpoint: 'errors.push.endpoint' });
  }
  const { endpoint, p256dh, auth } = data;
  const row = { talentId, sessionId: sessionId ?? null, p256dh, auth };
  return transact(async (tx) => {
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
    const newest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.talentId, talentId))
      .orderBy(
        sql`${pushSubscriptions.endpoint} = ${endpoint} desc`,
        sql`${pushSubscriptions.createdAt} desc`,
      )
      .limit(MOST);
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.talentId, talentId), notInArray(pushSubscriptions.id, newest)));
    await recordAudit(tx, actor, 'talent.take-push', { id: talentId, agencyId: null });
    return true;
  });
}
