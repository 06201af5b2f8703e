import type { Actor, AdministratorActor, AgencyActor, LinkActor, LinkPurpose } from '@/lib/core/actor';
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

/** One's own password is changed by whoever is signed in to the portal. */
export function mayChangeOwnPassword(actor: Actor): AgencyActor | AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'agencyUser' && actor.kind !== 'administrator') throw forbidden();
  return actor;
}
