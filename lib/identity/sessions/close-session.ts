import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { endSession, endSessions, endTalentSessions } from './end-sessions';
import { mayUseSessions, type SessionOwner } from './policy';

/** Ends one of one's own sessions at once. Throws UNAUTHENTICATED, and NOT_FOUND for one that is not, or has ended. */
export async function closeSession(actor: Actor, { id }: { readonly id: string }): Promise<string> {
  const { owner } = mayUseSessions(actor);
  if (!isUuid(id)) throw notFound('errors.session.notFound');
  return transact(async (tx) => {
    if (!(await endSession(tx, id, 'CLOSED', owner))) throw notFound('errors.session.notFound');
    await recordAudit(tx, actor, `${wordOf(owner)}.close-session`, about(owner), {
      detail: { sessionId: id },
    });
    return id;
  });
}

/** Ends all of one's own sessions at once, this one and the mobile app's too; answers how many. Throws UNAUTHENTICATED. */
export async function closeAllSessions(actor: Actor): Promise<number> {
  const { owner } = mayUseSessions(actor);
  return transact(async (tx) => {
    const ended =
      'userId' in owner
        ? await endSessions(tx, owner, 'CLOSED')
        : await endTalentSessions(tx, owner, 'CLOSED');
    await recordAudit(tx, actor, `${wordOf(owner)}.close-all-sessions`, about(owner));
    return ended;
  });
}

const wordOf = (owner: SessionOwner) => ('userId' in owner ? 'user' : 'talent');
const about = (owner: SessionOwner) => ({
  id: 'userId' in owner ? owner.userId : owner.talentId,
  agencyId: null,
});
