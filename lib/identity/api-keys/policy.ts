import { requireAbility, requireSelf } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Everybody of an agency has keys of its own, and the owner keeps the agency's; no key makes, reads or revokes keys. */
export const mayUseKeys = (actor: Actor): AgencyActor => requireSelf(requireAbility(actor, 'seeWork'));
