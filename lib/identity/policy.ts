import { requirePortalUser, requireSelf, requireSignedIn } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { maySetPassword } from './password/policy';

/** One's own data are read by who is signed in, and by who holds a link for one's own password. Answers the user's id. */
export function mayReadOwnUser(actor: Actor): string {
  requireSignedIn(actor);
  if (actor.kind === 'agencyUser' || actor.kind === 'administrator') return actor.userId;
  const { person } = maySetPassword(actor);
  if (person.type !== 'agency') throw forbidden();
  return person.id;
}

/** One's own data are changed by whoever is signed in to the portal. */
export const mayUpdateOwnUser = (actor: Actor): AgencyActor | AdministratorActor =>
  requireSelf(requirePortalUser(actor));
