import { requireSelf, requireSignedIn } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { forbidden, notFound } from '@/lib/core/errors';

export type SessionOwner = { readonly userId: string } | { readonly talentId: string };

type Reader = {
  readonly owner: SessionOwner;
  /** The session that asks; absent where there is none. */
  readonly sessionId?: string | undefined;
  /** The row of the app's token that asks, instead. */
  readonly mobileTokenId?: string | undefined;
  readonly isAdministrator: boolean;
};

/** Everybody who is signed in sees and ends their own sessions. Throws UNAUTHENTICATED, FORBIDDEN. */
export function mayUseSessions(actor: Actor): Reader {
  requireSignedIn(actor);
  requireSelf(actor);
  switch (actor.kind) {
    case 'agencyUser':
    case 'administrator': {
      const { userId, sessionId, kind } = actor;
      return { owner: { userId }, sessionId, isAdministrator: kind === 'administrator' };
    }
    case 'talent':
      return {
        owner: { talentId: actor.talentId },
        sessionId: actor.sessionId,
        mobileTokenId: actor.mobileTokenId,
        isAdministrator: false,
      };
    default:
      throw forbidden();
  }
}

/** Whose sessions somebody reads: one's own, or for the administrator any user's. Others are told to nobody to exist. */
export function maySeeSessionsOf(actor: Actor, userId: string): SessionOwner {
  const { owner, isAdministrator } = mayUseSessions(actor);
  if ('userId' in owner && owner.userId === userId) return owner;
  if (!isAdministrator) throw notFound();
  return { userId };
}
