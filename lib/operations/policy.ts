import { requireAbility, requireAdministrator } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';

/** How Elenco itself is doing, and what it could not do, is the administrator's to see and to mend. */
export const mayOperate = (actor: Actor): AdministratorActor => requireAdministrator(actor);

/** An agency's people see which of its mails did not leave, and which of its documents were not drawn. */
export const maySeeOwnFailures = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** Owners and producers have it tried again. */
export const mayRetryOwn = (actor: Actor): AgencyActor => requireAbility(actor, 'quote');
