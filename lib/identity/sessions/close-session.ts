import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { endSession, endSessions } from './end-sessions';
import { mayUseSessions } from './policy';

/** Ends one of one's own sessions at once. Throws UNAUTHENTICATED, and NOT_FOUND for one that is not, or has ended. */
export async function closeSession(actor: Actor, { id }: { readonly id: string }): Promise<string> {
  const { userId } = mayUseSessions(actor);
  if (!isUuid(id)) throw notFound('errors.session.notFound');
  return transact(async (tx) => {
    if (!(await endSession(tx, id, 'CLOSED', userId))) throw notFound('errors.session.notFound');
    await recordAudit(tx, actor, 'user.close-session', about(userId), { detail: { sessionId: id } });
    return id;
  });
}

/** Ends all of one's own sessions at once, this one and the mobile app's too; answers how many. Throws UNAUTHENTICATED. */
export async function closeAllSessions(actor: Actor): Promise<number> {
  const { userId } = mayUseSessions(actor);
  return transact(async (tx) => {
    const ended = await endSessions(tx, { userId }, 'CLOSED');
    await recordAudit(tx, actor, 'user.close-all-sessions', about(userId));
    return ended;
  });
}

const about = (userId: string) => ({ id: userId, agencyId: null });
