import { requireAdministrator } from '@/lib/core/abilities';
import type { Actor, AdministratorActor } from '@/lib/core/actor';

/** What the law levies is the same for every agency: the administrator alone keeps the table of it. */
export const mayKeepTaxTable = (actor: Actor): AdministratorActor => requireAdministrator(actor);
