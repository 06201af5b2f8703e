import { requireAbility, requireSelf } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** The owner alone says where the agency's programs are told of what happens; no key does. */
export const mayKeepWebhooks = (actor: Actor): AgencyActor =>
  requireSelf(requireAbility(actor, 'keepTeam', 'errors.webhook.ownerOnly'));
