import { requireAbility, requireSelf } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** The owner alone takes everything along, in person: it answers for what leaves. */
export const mayKeepArchives = (actor: Actor): AgencyActor =>
  requireSelf(requireAbility(actor, 'keepTeam', 'errors.archive.ownerOnly'));
