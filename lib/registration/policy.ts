import type { Actor, AdministratorActor, AgencyActor, AnonymousActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';

/** Whoever is not signed in may open an account; who is has one already. */
export function mayRegister(actor: Actor): AnonymousActor {
  if (actor.kind !== 'anonymous') throw forbidden('registration.signedIn');
  return actor;
}

export type Announcer = AnonymousActor | AgencyActor | AdministratorActor;

/** Support is told of a registration by whoever made it, before or after signing in, or by the administrator. */
export function mayAnnounceRegistration(actor: Actor): Announcer {
  if (actor.kind === 'linkHolder' || actor.kind === 'talent' || actor.kind === 'job') throw forbidden();
  return actor;
}
