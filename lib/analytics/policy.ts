import { requireAbility, requireAdministrator } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';

/** Everybody of an agency sees how their agency is doing. */
export const maySeeAgencyFigures = (actor: Actor): AgencyActor => requireAbility(actor, 'seeFigures');

/** What waits for review, across agencies, is the administrator's alone. */
export const maySeeReviews = (actor: Actor): AdministratorActor => requireAdministrator(actor);
