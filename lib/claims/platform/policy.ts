import { requireAdministrator } from '@/lib/core/abilities';
import type { Actor, AdministratorActor } from '@/lib/core/actor';

/** The administrator pays the claims of events whose clients pay the platform (`tercero`). */
export const mayPayForPlatform = (actor: Actor): AdministratorActor => requireAdministrator(actor);
