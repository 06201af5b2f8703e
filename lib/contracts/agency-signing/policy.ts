import { requireAbility, requireSelf } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Who binds the agency: its owner, in the name of who represents it by law, and no program. */
export const maySignForAgency = (actor: Actor): AgencyActor =>
  requireSelf(requireAbility(actor, 'signContracts'));
