import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';
import { AGENCY } from '@/lib/core/states';

/** Agencies look for talents to call; the administrator reviews them. */
export function maySeeTalents(actor: Actor): AgencyActor | AdministratorActor {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (actor.kind !== 'agencyUser' && actor.kind !== 'administrator') throw forbidden();
  return actor;
}

/**
 * People of the shared pool are shown to the administrator and to agencies that Elenco has let in (23); one that is
 * registered, in review or suspended sees those it brought itself (product decisions, "Who may see and bind a person").
 */
export const seesPool = (viewer: AgencyActor | AdministratorActor): boolean =>
  viewer.kind === 'administrator' || viewer.agencyState === AGENCY.ACTIVE;

/** The administrator sees every talent in every state, with what agencies are not shown. */
export function mayReviewTalents(actor: Actor): AdministratorActor {
  const viewer = maySeeTalents(actor);
  if (viewer.kind !== 'administrator') throw forbidden();
  return viewer;
}
