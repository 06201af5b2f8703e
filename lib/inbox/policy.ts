import { requirePortalUser, requireSelf } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';

/** Everybody of the portal has an inbox of its own, which no program reads by a key. */
export const mayReadInbox = (actor: Actor): AgencyActor | AdministratorActor =>
  requireSelf(requirePortalUser(actor));
