import type { LinkPurpose } from '@/db/values/link-purposes';
import { requireSelf } from '@/lib/core/abilities';
import type { Actor, LinkActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';
import { type Person, personOf } from './rules';

const PURPOSES: readonly LinkPurpose[] = ['ACTIVATION', 'PASSWORD_RESET'];

/** A password is set by whoever holds the person's own link of activation or reset. */
export function maySetPassword(actor: Actor): { link: LinkActor; person: Person } {
  if (actor.kind !== 'linkHolder' || !PURPOSES.includes(actor.purpose))
    throw forbidden('errors.link.invalid');
  const person = personOf(actor.subject);
  if (!person) throw forbidden('errors.link.invalid');
  return { link: actor, person };
}

/** One's own password is changed by whoever is signed in, to the portal (then in a session that goes on) or the app; by no program's key. */
export function mayChangeOwnPassword(actor: Actor): { person: Person; sessionId?: string } {
  requireSelf(actor);
  switch (actor.kind) {
    case 'anonymous':
      throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
    case 'agencyUser':
    case 'administrator': {
      const { userId, sessionId } = actor;
      return { person: { type: 'agency', id: userId }, ...(sessionId ? { sessionId } : {}) };
    }
    case 'talent': {
      const { talentId, sessionId } = actor;
      return { person: { type: 'talent', id: talentId }, ...(sessionId ? { sessionId } : {}) };
    }
    default:
      throw forbidden();
  }
}
