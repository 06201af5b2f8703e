import { requireAdministrator } from '@/lib/core/abilities';
import type { Actor, AdministratorActor } from '@/lib/core/actor';

/** Everybody who can sign in, whichever agency they are of, is the administrator's to look at and to look after. */
export const mayManagePeople = (actor: Actor): AdministratorActor => requireAdministrator(actor);
