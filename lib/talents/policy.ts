import { requireAdministrator, requirePortalUser } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { AGENCY } from '@/lib/core/states';

/** Agencies look for talents to call; the administrator reviews them. */
export const maySeeTalents = (actor: Actor): AgencyActor | AdministratorActor => requirePortalUser(actor);

/**
 * People of the shared pool are shown to the administrator and to agencies that Elenco has let in (23); one that is
 * registered, in review or suspended sees those it brought itself (product decisions, "Who may see and bind a person").
 */
export const seesPool = (viewer: AgencyActor | AdministratorActor): boolean =>
  viewer.kind === 'administrator' || viewer.agencyState === AGENCY.ACTIVE;

/** The administrator sees every talent in every state, with what agencies are not shown. */
export const mayReviewTalents = (actor: Actor): AdministratorActor => requireAdministrator(actor);
