import { requireAdministrator } from '@/lib/core/abilities';
import type { Actor, AdministratorActor } from '@/lib/core/actor';

/** Taxes are the same for every agency: only the administrator changes the table. */
export const mayKeepTaxTable = (actor: Actor): AdministratorActor => requireAdministrator(actor);
