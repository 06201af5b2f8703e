import { requireAbility, requireTalent } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor, TalentActor } from '@/lib/core/actor';

/** An agency's people see what was sent on its behalf, a talent what was sent to it, the administrator everything. */
export function maySeeSent(actor: Actor): AdministratorActor | AgencyActor | TalentActor {
  if (actor.kind === 'administrator') return actor;
  return actor.kind === 'talent' ? requireTalent(actor) : requireAbility(actor, 'seeWork');
}
