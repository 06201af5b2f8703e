import { requireAbility, requireAdministrator, requirePortalUser } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';

/** Everybody of an agency sees its profile, and the administrator sees every agency's. */
export const maySeeAgency = (actor: Actor): AgencyActor | AdministratorActor => requirePortalUser(actor);

/** Everybody of an agency, and nobody else, has one of their own. */
export const maySeeOwnAgency = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** The list of all agencies is the administrator's alone. */
export const maySeeAgencies = (actor: Actor): AdministratorActor => requireAdministrator(actor);

/** Owners and producers keep the agency's contact data; finance and read-only users look at them. */
export const mayUpdateContactData = (actor: Actor): AgencyActor => requireAbility(actor, 'keepContactData');

/** Name, taxes and legal representatives bind the agency: only the owner changes them. */
export function mayUpdateLegalData(actor: Actor): AgencyActor {
  mayUpdateContactData(actor);
  return requireAbility(actor, 'keepLegalData', 'errors.agency.ownerOnly');
}
