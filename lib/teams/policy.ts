import { requireAbility } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Everybody of an agency sees its team. */
export const maySeeTeam = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** The owner alone invites, gives roles and takes people out. */
export const mayManageTeam = (actor: Actor): AgencyActor =>
  requireAbility(actor, 'keepTeam', 'errors.team.ownerOnly');
