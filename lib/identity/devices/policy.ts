import { requireSelf, requireSignedIn } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';

/** Whose a browser is that takes push messages; one of both. */
export type Taker = {
  readonly talentId: string | null;
  readonly userId: string | null;
  readonly sessionId: string | null;
};

/** A talent, or a person of the portal, for itself. Throws UNAUTHENTICATED, FORBIDDEN. */
export function mayTakePush(actor: Actor): Taker {
  requireSignedIn(actor);
  const person = requireSelf(actor);
  if (person.kind === 'talent') {
    return { talentId: person.talentId, userId: null, sessionId: person.sessionId ?? null };
  }
  if (person.kind !== 'agencyUser' && person.kind !== 'administrator') throw forbidden();
  return { talentId: null, userId: person.userId, sessionId: person.sessionId ?? null };
}
