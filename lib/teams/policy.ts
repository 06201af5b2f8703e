import { requireAbility, requirePortalUser } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';

/** Everybody of an agency sees its team. */
export const maySeeTeam = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** And the administrator every agency's. */
export const maySeeMembers = (actor: Actor): AgencyActor | AdministratorActor => requirePortalUser(actor);

/** The owner alone invites, gives roles and takes people out. */
export const mayManageTeam = (actor: Actor): AgencyActor =>
  requireAbility(actor, 'keepTeam', 'errors.team.ownerOnly');
