import { requirePortalUser } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';

/** Whoever works in the portal finds what they may open. */
export const maySearch = (actor: Actor): AgencyActor | AdministratorActor => requirePortalUser(actor);
