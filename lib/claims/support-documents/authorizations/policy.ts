import { requireAbility } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Owners and finance keep by which numbers the agency supports what it buys. */
export const mayKeepNumbers = (actor: Actor): AgencyActor =>
  requireAbility(actor, 'reviewClaims', 'errors.support.keepers');
