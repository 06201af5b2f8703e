import { requireAbility, requireSelf } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { mayPayClaims, type Payer } from '../../policy';

/**
 * Owners and finance keep by which numbers the agency supports what it buys; the administrator those of the platform. No
 * program does (decision 225).
 */
export function mayKeepNumbers(actor: Actor): Payer {
  if (actor.kind === 'administrator') return mayPayClaims(actor);
  const { agencyId, userId } = requireSelf(requireAbility(actor, 'reviewClaims', 'errors.support.keepers'));
  return { kind: 'AGENCY', agencyId, userId };
}
