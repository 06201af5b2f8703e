import { requireAdministrator, requireSignedIn } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';

/** Everybody of an agency, whatever the role, asks for support (specification part 1, section 2.8); nobody else does. */
export function mayAskSupport(actor: Actor): AgencyActor {
  requireSignedIn(actor);
  if (actor.kind !== 'agencyUser') throw forbidden();
  return actor;
}

/** The administrator answers. */
export const mayAnswerSupport = (actor: Actor): AdministratorActor => requireAdministrator(actor);
