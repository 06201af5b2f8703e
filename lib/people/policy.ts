import { requireAdministrator } from '@/lib/core/abilities';
import type { Actor, AdministratorActor } from '@/lib/core/actor';

/** The administrator alone sees and manages everybody who can sign in, of whatever agency. */
export const mayManagePeople = (actor: Actor): AdministratorActor => requireAdministrator(actor);
