import { requireAdministrator } from '@/lib/core/abilities';
import type { Actor, AdministratorActor } from '@/lib/core/actor';

/** Letting agencies in, looking at them again and suspending them is the administrator's alone. */
export const mayReviewAgencies = (actor: Actor): AdministratorActor => requireAdministrator(actor);
