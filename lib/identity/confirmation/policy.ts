import { requireSelf, requireSignedIn } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import type { Person } from '../password/rules';

/** What somebody came in by, which keeps when it was last confirmed. */
type Entrance = { readonly kind: 'session' | 'mobileToken'; readonly id: string };

/** Whoever is signed in confirms its own session or token; programs and holders of links have none. */
export function mayConfirmSelf(actor: Actor): { readonly person: Person; readonly entrance: Entrance } {
  requireSignedIn(actor);
  requireSelf(actor);
  switch (actor.kind) {
    case 'agencyUser':
    case 'administrator':
      return { person: { type: 'agency', id: actor.userId }, entrance: entranceOf(actor) };
    case 'talent':
      return { person: { type: 'talent', id: actor.talentId }, entrance: entranceOf(actor) };
    default:
      throw forbidden();
  }
}

function entranceOf(actor: { readonly sessionId?: string; readonly mobileTokenId?: string }): Entrance {
  if (actor.sessionId) return { kind: 'session', id: actor.sessionId };
  if (actor.mobileTokenId) return { kind: 'mobileToken', id: actor.mobileTokenId };
  throw forbidden();
}
