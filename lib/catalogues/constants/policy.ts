import { requireAdministrator } from '@/lib/core/abilities';
import type { Actor, AdministratorActor } from '@/lib/core/actor';

/** What the business counts with is the same for every agency: the administrator alone changes it. */
export const mayKeepConstants = (actor: Actor): AdministratorActor => requireAdministrator(actor);
